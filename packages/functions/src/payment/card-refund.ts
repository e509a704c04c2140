/** Refunds a card payment: once, however often it is asked, even after Stripe has forgotten the idempotency key. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type Stripe from 'stripe';
import type { Purchase } from '../store/purchase.ts';
import { stripe } from '../store/stripe.ts';
import { purchaseTag } from './purchase-tag.ts';

/** A refund that failed or was canceled gave nothing back. */
const isGiven = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';

/** Returns the dispute that keeps Stripe from refunding: the bank has taken the money back, or will say so. */
async function disputeOf(paymentIntentId: string): Promise<Stripe.Dispute | undefined> {
  const { data } = await stripe().disputes.list({ payment_intent: paymentIntentId, limit: 100 });
  const holding = data.filter(({ status }) => status !== 'won' && !status.startsWith('warning_'));
  return holding.find(({ status }) => status === 'lost') ?? holding[0];
}

/**
 * @returns the refund's id, or the id of the dispute by which the buyer got the money back
 * @throws MarketError RefundFailed if Stripe made one that gives nothing back: the next try asks for another
 */
export async function refundCard({ purchaseId, paymentIntentId }: Purchase): Promise<string> {
  invariant(paymentIntentId, 'what a card has paid has a payment intent');
  // Stripe forgets an idempotency key after 24 hours, but never a refund.
  const { data } = await stripe().refunds.list({ payment_intent: paymentIntentId, limit: 100 });
  const earlier = data.filter(({ metadata }) => metadata?.[purchaseTag] === purchaseId);
  const given = earlier.find(isGiven);
  if (given) return given.id;
  const disputed = await disputeOf(paymentIntentId);
  if (disputed?.status === 'lost') return disputed.id;
  if (disputed)
    throw new MarketError(
      'unavailable',
      'PaymentDisputed',
      'The bank disputes this payment; it decides first.',
    );
  const refund = await stripe().refunds.create(
    { payment_intent: paymentIntentId, metadata: { [purchaseTag]: purchaseId } },
    // Under the key of a refund that failed, Stripe would answer with that one again.
    { idempotencyKey: `refund-${purchaseId}-${earlier.length}` },
  );
  if (isGiven(refund)) return refund.id;
  throw new MarketError('unavailable', 'RefundFailed', `Stripe made a refund that is ${refund.status}.`);
}
