/** Refunds a card payment once, however often it is called, even after Stripe has forgotten the idempotency key. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import { capturedAmount } from '@cgdx/core/purchase/captured.ts';
import type Stripe from 'stripe';
import { stateOfDispute } from '../../stripe/dispute-state.ts';
import { purchaseTag } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import type { Purchase } from '../record/purchase.ts';

/** A refund that failed or was canceled gave nothing back. */
const isGiven = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';

const cents = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Stripe repeats a refusal under its key for a day, so the key changes every hour. More than was paid is never
 * refunded.
 */
const keyOf = (purchaseId: string, made: number): string =>
  `refund-${purchaseId}-${made}-${Math.floor(Date.now() / 3_600_000)}`;

export interface CardRefund {
  /** The refund or the dispute by which the last of the money went back. */
  readonly refundReference: string;
  /** Disputes that replaced a part of the refund. */
  readonly refundedBy: readonly string[];
}

/**
 * Refunds what the buyer has not got back yet: by us, by hand in Stripe's dashboard, or by the bank in a
 * dispute.
 * @throws MarketError RefundFailed if Stripe made a refund that gives nothing back: the next try makes another
 */
export async function refundCard({ purchaseId, paymentIntentId, captured }: Purchase): Promise<CardRefund> {
  invariant(paymentIntentId && captured, 'what a card has paid has a payment intent and an amount');
  const about = { payment_intent: paymentIntentId, limit: 100 };
  // Stripe forgets an idempotency key after 24 hours, but never a refund.
  const { data: made } = await stripe().refunds.list(about);
  const given = made.filter(isGiven);
  const disputes = (await stripe().disputes.list(about)).data;
  const lost = disputes.filter((dispute) => stateOfDispute(dispute) === 'lost');
  const due = Number(capturedAmount(captured)) - cents([...given, ...lost]);
  const [last] = [...given, ...lost];
  const refundedBy = lost.map(({ id }) => id);
  if (due <= 0 && last) return { refundReference: last.id, refundedBy };
  if (disputes.some((dispute) => stateOfDispute(dispute) === 'open'))
    throw new MarketError(
      'unavailable',
      'PaymentDisputed',
      'The bank disputes this payment; it decides first.',
    );
  const refund = await stripe().refunds.create(
    { payment_intent: paymentIntentId, amount: due, metadata: { [purchaseTag]: purchaseId } },
    // With the key of a failed refund, Stripe would answer with that refund again.
    { idempotencyKey: keyOf(purchaseId, made.length) },
  );
  if (isGiven(refund)) return { refundReference: refund.id, refundedBy };
  throw new MarketError('unavailable', 'RefundFailed', `Stripe made a refund that is ${refund.status}.`);
}
