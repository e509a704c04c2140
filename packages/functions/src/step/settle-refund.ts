/** Purchase that failed, last step: the buyer has the money back and none of the uploads. */

import { purchaseRefunded } from '@cgdx/core/ledger/purchase-entry.ts';
import { settleRefund } from '@cgdx/workflows/step.ts';
import { count } from '../observe/metric.ts';
import { ledgerPayment } from '../payment/payment-entry.ts';
import { releaseAccess } from '../store/access.ts';
import { bookPurchase } from '../store/booked-purchase.ts';
import { sendEvents } from '../store/event.ts';
import { changePurchase, readPurchase } from '../store/purchase.ts';
import { step } from './step.ts';

export const handler = step(settleRefund, async ({ purchaseId, refundReference }) => {
  const purchase = await readPurchase(purchaseId);
  const { state, userSub, uploads = [], failure } = purchase;
  if (state === 'to-refund') {
    await releaseAccess(
      userSub,
      purchaseId,
      uploads.map(({ uploadHash }) => uploadHash),
    );
    await bookPurchase(purchaseRefunded(ledgerPayment(purchase)), purchaseId, ['to-refund'], {
      state: 'refunded',
      // Until the event is sent: if this step stops before, the sweep lets it run again.
      open: 'work',
      refundReference,
    });
    count('PurchaseRefunded', { code: failure?.code ?? 'unknown' });
  }
  await sendEvents([{ type: 'purchase.refunded', detail: { purchaseId, code: failure?.code ?? '' } }]);
  await changePurchase(purchaseId, ['refunded'], { state: 'refunded' });
  return {};
});
