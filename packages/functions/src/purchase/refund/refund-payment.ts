/** Purchase that failed: refunds what was captured, by the way it was paid. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { refundPayment } from '@cgdx/workflows/step.ts';
import { step } from '../../ground/workflow/step.ts';
import { changePurchase, readPurchase } from '../record/purchase.ts';
import { refundCard } from './card-refund.ts';
import { refundWallet } from './chain-refund.ts';

export const handler = step(refundPayment, async ({ purchaseId }) => {
  const purchase = await readPurchase(purchaseId);
  invariant(
    purchase.state === 'to-refund' || purchase.state === 'refunded',
    'only a refund that is due is made',
  );
  if (purchase.refundReference !== undefined) return { refundReference: purchase.refundReference };
  if (purchase.rail === 'cgdx') return { refundReference: await refundWallet(purchase) };
  const { refundReference, refundedBy } = await refundCard(purchase);
  // Asked when the dispute is booked, and if it is won on appeal.
  if (refundedBy.length > 0) await changePurchase(purchaseId, ['to-refund'], { refundedBy: [...refundedBy] });
  return { refundReference };
});
