/**
 * The part of a refund that the contract cannot make: of uploads that were bought without a quote, and withdrawn. The pool's
 * owner got the money; an operator sends it back and names the transaction, which is believed only if the chain shows it.
 */
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { Interface } from 'ethers';
import { blockNumber, findReceipt, type Receipt } from '../chain/node/chain-query.ts';
import type { Purchase } from '../store/purchase.ts';
import { chain } from '../wiring.ts';

const token = new Interface(cgdxAbi);

/** Base units of CGDX that the contract does not give back. */
export const handRefundWei = ({ captured }: Pick<Purchase, 'captured'>): bigint =>
  (captured?.pools ?? [])
    .filter((pool) => pool.isFinal === true)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);

function receivedWei({ logs, status }: Receipt, wallet: string): bigint {
  if (status !== 1) return 0n;
  return logs
    .filter(({ address }) => address.toLowerCase() === chain().cgdx.toLowerCase())
    .map(({ topics, data }) => token.parseLog({ topics, data }))
    .filter((event) => event?.name === 'Transfer')
    .filter((event) => String(event?.args[1]).toLowerCase() === wallet.toLowerCase())
    .reduce((sum, event) => sum + BigInt(event?.args[2]), 0n);
}

/** @returns whether the chain has confirmed that this transaction sent the wallet all of it */
export async function isPaidBack(purchase: Purchase, transactionHash: string): Promise<boolean> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt || (await blockNumber()) < receipt.blockNumber + chain().confirmations) return false;
  return receivedWei(receipt, purchase.wallet ?? '') >= handRefundWei(purchase);
}

/** @throws MarketError RefundByHand until an operator has paid it back */
export async function confirmHandRefund(purchase: Purchase): Promise<string> {
  const { purchaseId, handRefund } = purchase;
  if (handRefund !== undefined && (await isPaidBack(purchase, handRefund))) return handRefund;
  console.error(JSON.stringify({ event: 'purchase.refund-by-hand', purchaseId }));
  throw new MarketError(
    'unavailable',
    'RefundByHand',
    'It was bought without a quote, so the contract does not refund it: an operator has to.',
  );
}
