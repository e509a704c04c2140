/**
 * The part of a refund that the contract cannot make: of uploads that were bought without a quote, and of
 * payments that it no longer holds. The pool's owner has the money. An operator sends the amount from the
 * market's refund wallet and names the transaction, which counts only if the chain shows it.
 */

import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { Interface } from 'ethers';
import { blockNumber, findReceipt, type Receipt } from '../../chain/node/chain-query.ts';
import { chain } from '../../ground/links.ts';
import { fail } from '../../ground/log/log.ts';
import { type CapturedPool, isByHand, type Purchase } from '../record/purchase.ts';

const token = new Interface(cgdxAbi);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const poolsRefundedByHand = ({ captured }: Pick<Purchase, 'captured'>): CapturedPool[] =>
  (captured?.pools ?? []).filter(isByHand);

/** Base units of CGDX that the contract does not refund. */
export const handRefundWei = (purchase: Pick<Purchase, 'captured'>): bigint =>
  poolsRefundedByHand(purchase).reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** A transfer that the market contract makes, to a buyer or an owner, is no refund by hand. */
const isOfMarket = ({ logs }: Receipt): boolean =>
  logs.some(({ address }) => isSame(address, chain().marketplace));

/** Returns the amount that the refund wallet has sent to this wallet. */
function receivedWei(receipt: Receipt, wallet: string): bigint {
  if (receipt.status !== 1 || isOfMarket(receipt)) return 0n;
  const { cgdx, refundWallet } = chain();
  return receipt.logs
    .filter(({ address }) => isSame(address, cgdx))
    .map(({ topics, data }) => token.parseLog({ topics, data }))
    .filter((event) => event?.name === 'Transfer')
    .filter((event) => isSame(String(event?.args[0]), refundWallet) && isSame(String(event?.args[1]), wallet))
    .reduce((sum, event) => sum + BigInt(event?.args[2]), 0n);
}

/** @returns whether the chain has confirmed that this transaction sent the wallet the whole amount */
export async function isPaidBack(purchase: Purchase, transactionHash: string): Promise<boolean> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt || (await blockNumber()) < receipt.blockNumber + chain().confirmations) return false;
  return receivedWei(receipt, purchase.wallet ?? '') >= handRefundWei(purchase);
}

/** @throws MarketError RefundByHand, after writing the log line that the alarm counts */
export function requireHandRefund(purchaseId: string): never {
  fail('purchase.refund-by-hand', { purchaseId });
  throw new MarketError(
    'unavailable',
    'RefundByHand',
    'The contract does not refund this purchase, or not all of it: an operator has to.',
  );
}

/** @throws MarketError RefundByHand until an operator has refunded it */
export async function confirmHandRefund(purchase: Purchase): Promise<string> {
  const { purchaseId, handRefund } = purchase;
  if (handRefund !== undefined && (await isPaidBack(purchase, handRefund))) return handRefund;
  return requireHandRefund(purchaseId);
}
