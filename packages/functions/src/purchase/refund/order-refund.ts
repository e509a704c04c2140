/** An operator's order to refund a purchase that can neither be delivered nor refunded automatically. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { minedCount, pendingCount } from '../../chain/node/chain-query.ts';
import { chain } from '../../ground/links.ts';
import { type CapturedSale, capturedSales } from '../on-chain/captured-sale.ts';
import {
  type CapturedPool,
  changePurchase,
  type Failure,
  findPurchase,
  type Purchase,
} from '../record/purchase.ts';
import { isPaidOut, isRefunded, refundRevert } from './chain-refund.ts';
import { handRefundWei } from './hand-refund.ts';
import { assertRefundWallet } from './note-hand-refund.ts';

export type Ordered =
  /** The workflow makes the refund. */
  | { readonly kind: 'ordered' | 'under-way' }
  /** The contract does not refund this amount: an operator sends it. */
  | { readonly kind: 'by-hand'; readonly wei: bigint; readonly from: string; readonly to: string }
  | { readonly kind: 'refunded'; readonly refundReference: string | undefined };

export interface Order {
  readonly purchaseId: string;
  /** The reason for the books: why the data cannot be delivered. */
  readonly reason: string;
  /** Whether the buyer's archive exists and every file in it is intact. */
  readonly isArchiveWhole: (purchaseId: string) => Promise<boolean>;
}

const dataLost: Failure = {
  code: 'DataLost',
  message:
    'We have lost data that you bought, or it was damaged, and cannot deliver it; you get all of your money back.',
};

const refuse = (code: string, message: string, advice?: string): MarketError =>
  new MarketError('conflict', code, message, advice === undefined ? {} : { advice });

const changed = () =>
  refuse('PurchaseChanged', 'The purchase has changed meanwhile.', 'Nothing was done. Ask again.');

/** Gives up the delivery of a purchase whose data cannot be delivered. */
async function giveUp({ purchaseId, reason, isArchiveWhole }: Order): Promise<Ordered> {
  if (await isArchiveWhole(purchaseId))
    throw refuse(
      'ArchiveWhole',
      'Its data.zip is intact, so the buyer gets the data.',
      'The purchase is completed by the next sweep: look at its execution if it is not.',
    );
  const refundOrdered = { reason, at: new Date().toISOString() };
  const isOurs = await changePurchase(purchaseId, ['granted'], {
    state: 'to-refund',
    failure: dataLost,
    refundOrdered,
  });
  if (isOurs) return { kind: 'ordered' };
  throw changed();
}

/**
 * @returns the pool with its current state: `isPaidOut` if the contract no longer holds the payment, so that an
 * operator must refund it
 */
async function lookedAt({ sale, pool }: CapturedSale): Promise<CapturedPool> {
  const revert = await refundRevert(sale);
  if (isPaidOut(revert)) return { ...pool, isPaidOut: true };
  const { isPaidOut: _asked, ...open } = pool;
  // In any other case the refund stays with the operator who was asked to make it: they may have sent it
  // already.
  return isRefunded(revert) ? open : pool;
}

/** @throws MarketError if a refund or release was sent and is not mined yet: it would be paid a second time */
async function assertNothingSent(): Promise<void> {
  const { settler } = chain();
  if ((await pendingCount(settler)) > (await minedCount(settler)))
    throw refuse(
      'RefundOnItsWay',
      'A refund or release is on its way to the chain.',
      'Ask again in a minute.',
    );
}

/**
 * Finds out which part of a wallet's refund the contract cannot make, and leaves that part to an operator for
 * good.
 */
async function lookByHand(purchase: Purchase, reason: string): Promise<Ordered> {
  const { purchaseId, captured, handRefund, wallet = '' } = purchase;
  if (!captured || handRefund !== undefined) return { kind: 'under-way' };
  const pools = [
    ...(await Promise.all((await capturedSales(purchase)).map(lookedAt))),
    ...captured.pools.filter((pool) => pool.isFinal === true),
  ];
  const wei = handRefundWei({ captured: { ...captured, pools } });
  if (wei === 0n) {
    if (handRefundWei(purchase) > 0n)
      await changePurchase(purchaseId, ['to-refund'], { captured: { ...captured, pools } });
    return { kind: 'under-way' };
  }
  const from = assertRefundWallet();
  await assertNothingSent();
  const refundOrdered = purchase.refundOrdered ?? { reason, at: new Date().toISOString() };
  const what = { captured: { ...captured, pools }, refundOrdered };
  if (await changePurchase(purchaseId, ['to-refund'], what))
    return { kind: 'by-hand', wei, from, to: wallet };
  throw changed();
}

/**
 * Orders the refund; a repetition changes nothing.
 * @throws MarketError with a sentence for the operator if an operator may not refund this purchase
 *
 */
export async function orderRefund(order: Order): Promise<Ordered> {
  const purchase = await findPurchase(order.purchaseId);
  if (!purchase) throw new MarketError('input', 'PurchaseUnknown', 'There is no such purchase.');
  const { state, rail, refundReference } = purchase;
  switch (state) {
    case 'granted':
      return giveUp(order);
    case 'to-refund':
      return rail === 'cgdx' ? lookByHand(purchase, order.reason) : { kind: 'under-way' };
    case 'refunded':
      return { kind: 'refunded', refundReference };
    case 'completed':
      throw refuse(
        'Delivered',
        'The buyer has the data: what was delivered is not refunded by this command.',
      );
    case 'paid':
      throw refuse('NotGranted', 'The buyer has no access yet: the purchase continues automatically.');
    case 'awaiting-payment':
    case 'submitted':
    case 'refused':
      throw refuse('NothingCaptured', 'Nothing was captured for this purchase, so nothing can be refunded.');
    default:
      return state satisfies never;
  }
}
