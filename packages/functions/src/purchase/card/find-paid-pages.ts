/** Asks Stripe about payment pages that may have been paid, and about charges of saved cards that are undecided. */

import { inTurn } from '../../ground/sweep/in-turn.ts';
import { sweepEach } from '../../ground/sweep/sweep-each.ts';
import { changePurchase, type Purchase } from '../record/purchase.ts';
import { purchaseTurn } from '../record/purchase-turn.ts';
import { resumePurchase } from '../record/resume-purchase.ts';
import { lookAtCharge } from '../saved-card/look-at-charge.ts';
import { findSession, pageExpired } from './checkout-payment.ts';

/** Ms after which a payment page that Stripe does not know was never shown to a buyer: quotes are valid for an hour. */
const unknownForMs = 2 * 3_600_000;

const expire = ({ purchaseId }: Purchase): Promise<boolean> =>
  changePurchase(purchaseId, ['awaiting-payment'], { state: 'refused', failure: pageExpired });

/** Starts the purchase if its card was charged: the event that usually does so may be lost. */
async function lookAtSavedCard({ purchaseId }: Purchase): Promise<boolean> {
  const purchase = await lookAtCharge(purchaseId);
  if (purchase?.state === 'submitted') await resumePurchase(purchase, 'work');
  return purchase?.state !== 'awaiting-payment';
}

async function lookAt(purchase: Purchase): Promise<boolean> {
  if (purchase.cardId !== undefined) return lookAtSavedCard(purchase);
  const { checkoutSessionId, createdAt } = purchase;
  if (checkoutSessionId === undefined)
    return Date.now() - Date.parse(createdAt) > unknownForMs ? expire(purchase) : false;
  const session = await findSession(checkoutSessionId);
  if (session?.payment_status === 'paid') return resumePurchase(purchase, 'page');
  return session?.status === 'expired' ? expire(purchase) : false;
}

/**
 * @param most how many pages one sweep has time for
 * @returns how many were found to be paid or expired
 */
export const findPaidPages = (most: number): Promise<number> =>
  inTurn(purchaseTurn('payment-pages', 'page', most), (pages) => sweepEach(pages, lookAt));
