/** Purchase, last step: records that the buyer has the data and that the money belongs to the pools' owners. */

import { purchaseGranted } from '@cgdx/core/ledger/purchase-entry.ts';
import { completePurchase } from '@cgdx/workflows/step.ts';
import { count } from '../observe/metric.ts';
import { ledgerPayment } from '../payment/payment-entry.ts';
import { bookPurchase } from '../store/booked-purchase.ts';
import { sendEvents } from '../store/event.ts';
import { changePurchase, readPurchase } from '../store/purchase.ts';
import { findPurchaseFile } from '../store/purchase-file.ts';
import { step } from './step.ts';

export const handler = step(completePurchase, async ({ purchaseId }) => {
  const purchase = await readPurchase(purchaseId);
  if (purchase.state === 'granted') {
    const file = await findPurchaseFile(purchaseId);
    if (!file) throw new Error('a purchase that is to be completed has its file');
    await bookPurchase(purchaseGranted(ledgerPayment(purchase)), purchaseId, ['granted'], {
      state: 'completed',
      // Until the event is sent: if this step stops before, the sweep lets it run again.
      open: 'work',
      completedAt: new Date().toISOString(),
      sizeBytes: file.sizeBytes,
    });
    count('PurchaseCompleted', { rail: purchase.rail });
  }
  // An operator has ordered its refund at this moment: the sweep begins the attempt that makes it.
  if ((await readPurchase(purchaseId)).state !== 'completed') return {};
  await sendEvents([{ type: 'purchase.completed', detail: { purchaseId } }]);
  // The contract holds what a wallet has paid until it is released.
  const open = purchase.rail === 'cgdx' && { open: 'release' as const };
  await changePurchase(purchaseId, ['completed'], { state: 'completed', ...open });
  return {};
});
