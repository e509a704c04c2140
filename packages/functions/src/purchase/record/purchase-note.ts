/**
 * The note that a buyer reads on an unfinished purchase. A bank's dispute comes before a pause, since it may
 * have caused the pause.
 */

import type { PurchaseState } from '@cgdx/api/route/purchase.ts';
import { type Disputed, disputeStanding, type Purchase } from './purchase.ts';

/** In these states the buyer gets money back and no data. */
const withoutData: readonly PurchaseState[] = ['refused', 'to-refund', 'refunded'];

const openDispute = 'Your bank disputes this payment.';

/** @returns undefined if all is well */
export function purchaseNote(
  purchase: Pick<Purchase, 'state' | 'isPaused' | 'authenticateBy'> & Disputed,
): string | undefined {
  const { state, isPaused } = purchase;
  const dispute = disputeStanding(purchase);
  if (state === 'awaiting-payment' && purchase.authenticateBy !== undefined)
    return 'The bank of your saved card asks you to confirm this payment. Nothing is charged until you do.';
  const isOurs = withoutData.includes(state);
  if (dispute === 'open') {
    // A refund that was made already does not wait for the bank.
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
