/** Purchase, last step: records that the buyer has the data and that the money belongs to the pools' owners. */

import { purchaseGranted } from '@cgdx/core/ledger/purchase-entry.ts';
import { completePurchase } from '@cgdx/workflows/step.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { count } from '../ground/log/metric.ts';
import { step } from '../ground/workflow/step.ts';
import { findPurchaseFile } from './delivery/purchase-file.ts';
import { bookPurchase } from './record/booked-purchase.ts';
import { ledgerPayment } from './record/payment-entry.ts';
import { changePurchase, readPurchase } from './record/purchase.ts';

export const handler = step(completePurchase, async ({ purchaseId }) => {
  const purchase = await readPurchase(purchaseId);
  if (purchase.state === 'granted') {
    const file = await findPurchaseFile(purchaseId);
    if (!file) throw new Error('a purchase that is to be completed has its file');
    await bookPurchase(purchaseGranted(ledgerPayment(purchase)), purchaseId, ['granted'], {
      state: 'completed',
      // Until the event is sent: if this step stops before that, the sweep runs it again.
      open: 'work',
      completedAt: new Date().toISOString(),
      sizeBytes: file.sizeBytes,
    });
    count('PurchaseCompleted', { rail: purchase.rail });
  }
  // An operator has ordered its refund meanwhile: the sweep starts the attempt that makes it.
  if ((await readPurchase(purchaseId)).state !== 'completed') return {};
  await sendEvents([{ type: 'purchase.completed', detail: { purchaseId } }]);
  // The contract holds a wallet's payment until it is released.
  const open = purchase.rail === 'cgdx' && { open: 'release' as const };
  await changePurchase(purchaseId, ['completed'], { state: 'completed', ...open });
  return {};
});
