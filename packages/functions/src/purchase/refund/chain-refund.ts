/**
 * Refunds a wallet. The contract never makes a refund twice, so a transaction that was sent before a crash does
 * no harm. The chain is asked first, and a transaction is sent only while the refund has not happened.
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
import { confirmHandRefund, poolsRefundedByHand, requireHandRefund } from './hand-refund.ts';

/** A step has a minute. If a transaction takes longer, the step's next try looks for it. */
const lookForMs = 20_000;
const turnWithinMs = 15_000;

const notConfirmed = () => notSettled('RefundNotConfirmed', 'The refund is on its way.');
export const isRefunded = (revert: string | undefined): boolean => revert === 'PurchaseRefundedAlready';

/**
 * Whether the contract's error means that the pool's owner has the money: the holding time has passed, or it
 * was released.
 */
export const isPaidOut = (revert: string | undefined): boolean =>
  revert === 'HeldTooLittle' || revert === 'PurchaseClosed';

/**
 * @returns the error with which a refund of this sale would revert on the newest confirmed block; undefined if
 * it would succeed
 */
export async function refundRevert(sale: Sale): Promise<string | undefined> {
  return revertOf(await refundCall(sale), (await blockNumber()) - chain().confirmations);
}

/** Sends the refund, unless it has happened meanwhile. @throws MarketError unavailable if it cannot be sent now */
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
  // A node refuses a transaction that it already has: the next try finds it.
  if (refusal !== undefined) throw notConfirmed();
  await untilMined(hash, lookForMs);
}

/** @throws MarketError unavailable until the chain has confirmed the refund */
async function refundSale(purchaseId: string, sale: Sale): Promise<void> {
  const before = await refundRevert(sale);
  if (isRefunded(before)) return;
  if (isPaidOut(before)) requireHandRefund(purchaseId);
  // It is sent but not confirmed; waiting needs no lease.
  if (isRefunded(await revertOf(await refundCall(sale), await blockNumber()))) throw notConfirmed();
  await asSettler(turnWithinMs, (lease) => sendRefund(purchaseId, sale, lease));
  if (!isRefunded(await refundRevert(sale))) throw notConfirmed();
}

/** @returns the id of the refund */
export async function refundWallet(purchase: Purchase): Promise<string> {
  // Sales that an operator refunds are left out: the contract could take a later payment of the same buyer for
  // them.
  for (const { sale, pool } of await capturedSales(purchase))
    if (pool.isPaidOut !== true) await refundSale(purchase.purchaseId, sale);
  if (poolsRefundedByHand(purchase).length > 0) return confirmHandRefund(purchase);
  return `refund-of-${purchase.transactionHash}`;
}
