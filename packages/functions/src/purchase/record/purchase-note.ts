/** Says what the buyer of a purchase has to know meanwhile: a bank's dispute before a pause, since the pause may be due to it. */

import type { PurchaseState } from '@cgdx/api/route/purchase.ts';
import { type Disputed, disputeStanding, type Purchase } from './purchase.ts';

/** The buyer gets money back for these, and no data. */
const withoutData: readonly PurchaseState[] = ['refused', 'to-refund', 'refunded'];

const openDispute = 'Your bank disputes this payment.';

/** @returns undefined if all goes as it should */
export function purchaseNote(
  purchase: Pick<Purchase, 'state' | 'isPaused' | 'authenticateBy'> & Disputed,
): string | undefined {
  const { state, isPaused } = purchase;
  const dispute = disputeStanding(purchase);
  if (state === 'awaiting-payment' && purchase.authenticateBy !== undefined)
    return 'The bank of your saved card asks you to confirm this payment. Nothing is charged until you do.';
  const isOurs = withoutData.includes(state);
  if (dispute === 'open') {
    // A refund that was already made does not wait for the bank.
    if (state === 'refunded') return `${openDispute} We have refunded it.`;
    return isOurs
      ? `${openDispute} Our refund waits until the bank has decided: either the bank gives you the money back, or we do.`
      : `${openDispute} The data can be downloaded once the bank has returned the money to us.`;
  }
  if (dispute === 'lost')
    return `Your bank gave this payment back to you${isOurs ? '.' : ', so the data can no longer be downloaded.'}`;
  if (dispute === 'partly-lost' && !isOurs)
    return 'Your bank gave a part of this payment back to you. What you bought stays yours.';
  return isPaused
    ? 'Something went wrong on our side. Your payment is safe; our team has been notified, and the purchase will continue.'
    : undefined;
}
