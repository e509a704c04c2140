/**
 * Recalls a sold upload, because of a fault of ours or at the buyer's request: its buyers are notified, can
 * download it no longer, and are refunded in full.
 */
import { purchaseRecalled } from '@cgdx/core/ledger/dispute-entry.ts';
import { isAllLost, lostAmount } from '@cgdx/core/purchase/captured.ts';
import { accessToUpload } from '../pool/access.ts';
import { deletePurchaseFile } from './delivery/purchase-file.ts';
import { bookPurchase } from './record/booked-purchase.ts';
import { ledgerPayment } from './record/payment-entry.ts';
import { changePurchase, type Failure, findPurchase, type Purchase } from './record/purchase.ts';

/** @param faults what is wrong with the data, as part of a sentence */
const dataFaulty = (faults: string, uploads: number): Failure => ({
  code: 'DataFaulty',
  message: `We found a fault of ours in data that you bought: ${faults}. Please delete every copy of it; you get all of your money back.${uploads > 1 ? ' What else you bought with it you can buy again.' : ''}`,
});

/**
 * Orders the refund of one purchase, which a sweep makes. A repetition changes nothing.
 * @param failure what the buyer reads
 * @param reason for the books
 * @returns whether this run has ordered it
 */
export async function recallPurchase(purchase: Purchase, failure: Failure, reason: string): Promise<boolean> {
  const { purchaseId, state } = purchase;
  // The bank gave back the whole payment: there is nothing to refund, and no download.
  if ((state !== 'completed' && state !== 'granted') || isAllLost(purchase)) return false;
  // Deleted first, so that no data is delivered meanwhile; a run that ends after this is repeated.
  await deletePurchaseFile(purchaseId);
  const refund = {
    state: 'to-refund',
    failure,
    refundOrdered: { reason, at: new Date().toISOString() },
  } as const;
  if (state === 'granted') return changePurchase(purchaseId, ['granted'], refund);
  const entry = purchaseRecalled(ledgerPayment(purchase), lostAmount(purchase));
  return bookPurchase(entry, purchaseId, ['completed'], refund);
}

/** @returns how many purchases this call has ordered to be refunded */
export async function recallPurchases(uploadHash: string, faults: string): Promise<number> {
  let recalled = 0;
  for (const { purchaseId } of await accessToUpload(uploadHash)) {
    const purchase = await findPurchase(purchaseId);
    const failure = dataFaulty(faults, purchase?.uploads?.length ?? 0);
    if (purchase && (await recallPurchase(purchase, failure, faults))) recalled += 1;
  }
  return recalled;
}
