/** A purchase that failed, last step: records that the buyer has the money back and none of the uploads. */

import { purchaseRefunded } from '@cgdx/core/ledger/purchase-entry.ts';
import { settleRefund } from '@cgdx/workflows/step.ts';
import { sendEvents } from '../../ground/handler/event.ts';
import { count } from '../../ground/log/metric.ts';
import { step } from '../../ground/workflow/step.ts';
import { releaseAccess } from '../../pool/access.ts';
import { bookPurchase } from '../record/booked-purchase.ts';
import { ledgerPayment } from '../record/payment-entry.ts';
import { changePurchase, readPurchase } from '../record/purchase.ts';

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
      // Until the event is sent: if this step stops before that, the sweep runs it again.
      open: 'work',
      refundReference,
    });
    count('PurchaseRefunded', { code: failure?.code ?? 'unknown' });
  }
  await sendEvents([{ type: 'purchase.refunded', detail: { purchaseId, code: failure?.code ?? '' } }]);
  await changePurchase(purchaseId, ['refunded'], { state: 'refunded' });
  return {};
});
