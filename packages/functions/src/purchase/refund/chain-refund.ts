/**
 * Refunds a wallet. The contract refuses to refund anything twice, so a transaction that was sent before a crash does no
 * harm: the chain is asked first, and a transaction is sent only while the refund has not happened.
 */
import { blockNumber } from '../../chain/node/chain-query.ts';
import { chain } from '../../ground/links.ts';
import { checkLease, type Lease } from '../../ground/table/lease.ts';
import { capturedSales } from '../on-chain/captured-sale.ts';
import type { Sale } from '../on-chain/chain-sale.ts';
import type { Purchase } from '../record/purchase.ts';
import { refundCall } from '../settle/settlement-call.ts';
import { notSettled, revertOf, sendAsSettler } from '../settle/settler-call.ts';
import { asSettler, untilMined } from '../settle/settler-lease.ts';
import { askForHand, confirmHandRefund, handPools } from './hand-refund.ts';

/** A step has a minute; its next try looks for a transaction that takes longer. */
const lookForMs = 20_000;
const turnWithinMs = 15_000;

const notConfirmed = () => notSettled('RefundNotConfirmed', 'The refund is on its way.');
export const isRefunded = (revert: string | undefined): boolean => revert === 'PurchaseRefundedAlready';

/** The contract's errors that say that the pool's owner has it: its holding time has passed, or it was released. */
export const isPaidOut = (revert: string | undefined): boolean =>
  revert === 'HeldTooLittle' || revert === 'PurchaseClosed';

/** @returns what a refund of this sale reverts with on the newest confirmed block; undefined if it would go through */
export async function refundRevert(sale: Sale): Promise<string | undefined> {
  return revertOf(await refundCall(sale), (await blockNumber()) - chain().confirmations);
}

/** Sends it, unless it has happened meanwhile. @throws MarketError unavailable if it cannot be sent now */
async function sendRefund(purchaseId: string, sale: Sale, lease: Lease): Promise<void> {
  const data = await refundCall(sale);
  const revert = await revertOf(data, await blockNumber());
  if (isRefunded(revert)) throw notConfirmed();
  if (revert !== undefined)
    throw notSettled(
      'RefundNotPossible',
      `The contract refuses this refund: ${revert}. An operator has to look.`,
    );
  await checkLease(lease);
  const { hash, refusal } = await sendAsSettler({ purchaseId, sale, data });
  // A node refuses it if it has it already: the next try sees it.
  if (refusal !== undefined) throw notConfirmed();
  await untilMined(hash, lookForMs);
}

/** @throws MarketError unavailable until the chain has confirmed the refund */
async function refundSale(purchaseId: string, sale: Sale): Promise<void> {
  const before = await refundRevert(sale);
  if (isRefunded(before)) return;
  if (isPaidOut(before)) askForHand(purchaseId);
  // Sent, and not confirmed: nobody's turn is needed to see that.
  if (isRefunded(await revertOf(await refundCall(sale), await blockNumber()))) throw notConfirmed();
  await asSettler(turnWithinMs, (lease) => sendRefund(purchaseId, sale, lease));
  if (!isRefunded(await refundRevert(sale))) throw notConfirmed();
}

/** @returns the refund's id */
export async function refundWallet(purchase: Purchase): Promise<string> {
  // Once a person pays, the contract is asked no more: a payment of the same buyer's that came since would be taken.
  for (const { sale, pool } of await capturedSales(purchase))
    if (pool.isPaidOut !== true) await refundSale(purchase.purchaseId, sale);
  if (handPools(purchase).length > 0) return confirmHandRefund(purchase);
  return `refund-of-${purchase.transactionHash}`;
}
