/**
 * Looks up the payment of a purchase by saved card that may have been charged: Stripe's answer or event may be
 * lost.
 */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { findPurchase, type Purchase, readPurchase } from '../record/purchase.ts';
import { findQuote, type StoredQuote } from '../record/quote.ts';
import { CardGone, findCharge, makeCharge } from './charge.ts';
import { authenticateBy, cardGone, chargeLapsed, refuseCharge, settleCharge } from './settle-charge.ts';

/** Well before Stripe forgets an idempotency key, after a day. Later, the same request would charge again. */
const hourMs = 3_600_000;
const mayAskAgain = (purchase: Purchase): boolean =>
  Date.now() < Date.parse(authenticateBy(purchase)) - hourMs;

/**
 * Charges a purchase that is not charged yet, and records the state of its payment.
 * @param isNew whether the purchase has just begun, so that Stripe cannot have a payment for it
 */
export async function chargePurchase(
  purchase: Purchase,
  quote: StoredQuote,
  isNew: boolean,
): Promise<Purchase> {
  const found = isNew ? undefined : await findCharge(purchase);
  if (found) return settleCharge(purchase, quote, found);
  if (!mayAskAgain(purchase)) {
    await refuseCharge(purchase, quote, chargeLapsed);
    return readPurchase(purchase.purchaseId);
  }
  try {
    return await settleCharge(purchase, quote, await makeCharge(purchase, quote));
  } catch (error) {
    if (!(error instanceof CardGone)) throw error;
    await refuseCharge(purchase, quote, cardGone);
    return readPurchase(purchase.purchaseId);
  }
}

/** Whether the bank of the saved card is asking its owner to confirm. */
export const isAsked = ({ state, authenticateBy }: Purchase): boolean =>
  state === 'awaiting-payment' && authenticateBy !== undefined;

/** @returns the purchase afterwards; undefined if there is none, or it is not paid by a saved card */
export async function lookAtCharge(purchaseId: string): Promise<Purchase | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.cardId === undefined || purchase.state !== 'awaiting-payment') return purchase;
  const quote = await findQuote(purchase.quoteId ?? '');
  invariant(quote, 'a purchase by saved card begins with a stored quote');
  return chargePurchase(purchase, quote, false);
}
