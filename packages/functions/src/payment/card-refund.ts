/** Refunds a card payment: once, however often it is asked, even after Stripe has forgotten the idempotency key. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import type { Purchase } from '../store/purchase.ts';
import { stripe } from '../store/stripe.ts';
import { purchaseTag } from './purchase-tag.ts';

/** @returns the refund's id */
export async function refundCard({ transactionId, paymentIntentId }: Purchase): Promise<string> {
  invariant(paymentIntentId, 'what a card has paid has a payment intent');
  // Stripe forgets an idempotency key after 24 hours, but never a refund.
  const { data: given } = await stripe().refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  const earlier = given.find(
    ({ metadata, status }) => metadata?.[purchaseTag] === transactionId && status !== 'failed',
  );
  if (earlier) return earlier.id;
  const { id } = await stripe().refunds.create(
    { payment_intent: paymentIntentId, metadata: { [purchaseTag]: transactionId } },
    { idempotencyKey: `refund-${transactionId}` },
  );
  return id;
}
