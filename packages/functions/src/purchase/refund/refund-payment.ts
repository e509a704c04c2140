/** A purchase that failed: refunds the captured amount, by the way it was paid. */
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
    'a refund is made only if it is due',
  );
  if (purchase.refundReference !== undefined) return { refundReference: purchase.refundReference };
  if (purchase.rail === 'cgdx') return { refundReference: await refundWallet(purchase) };
  const { refundReference, refundedBy } = await refundCard(purchase);
  // Needed when the dispute is booked, and if it is won on appeal.
  if (refundedBy.length > 0) await changePurchase(purchaseId, ['to-refund'], { refundedBy: [...refundedBy] });
  return { refundReference };
});
