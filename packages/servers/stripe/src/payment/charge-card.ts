/** Charges a card for a payment, stores the outcome and emits its events, for every way to pay. */
import { type Context, change } from '../context/operation.ts';
import type { Card, Refusal } from '../object/card.ts';
import { newCharge } from '../object/charge.ts';
import { newDispute } from '../object/dispute.ts';
import type { StripeObject } from '../store/object-store.ts';
import { move } from './balance.ts';

export interface Attempt {
  readonly intent: StripeObject;
  readonly card: Card;
  readonly email: string | null;
  /** The saved card that pays. */
  readonly paymentMethod?: StripeObject;
  /** Why the payment is refused, if not because of the card's own behaviour. */
  readonly refusal?: Refusal;
}

/** The cardholder was asked and rejected the payment. */
export const authenticationFailed: Refusal = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
};

/** The cardholder must authenticate, but is away. */
export const authenticationRequired: Refusal = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message:
    'Your card was declined. This transaction requires authentication. Please use another card or try again.',
};

/** @returns the payment: `succeeded`, or `requires_payment_method` with the reason in `last_payment_error` */
export function chargeCard(context: Context, attempt: Attempt): StripeObject {
  const { intent, email, paymentMethod } = attempt;
  const refusal = attempt.refusal ?? attempt.card.refusal;
  const card: Card = refusal === undefined ? attempt.card : { ...attempt.card, refusal };
  const charge = newCharge({
    ...{ intent, card, email, now: context.now, url: context.url },
    ...(paymentMethod && { paymentMethod: paymentMethod.id }),
  });
  if (refusal !== undefined) return refuse(context, attempt, charge, refusal);
  const transaction = move(context, {
    amount: Number(charge.amount),
    currency: String(charge.currency),
    type: 'charge',
    source: charge.id,
    fee: Math.round(Number(charge.amount) * context.fees.rate) + context.fees.perCharge,
    availableOn: card.isInstant ? context.now : context.now + context.settleSeconds,
  });
  const captured = change(context, charge, { balance_transaction: transaction.id });
  context.emit('charge.succeeded', captured);
  const paid = change(context, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    last_payment_error: null,
    next_action: null,
  });
  context.emit('payment_intent.succeeded', paid);
  if (card.isDisputed) dispute(context, captured);
  return paid;
}

function refuse(
  context: Context,
  { intent, paymentMethod }: Attempt,
  charge: StripeObject,
  refusal: Refusal,
): StripeObject {
  context.store.put(charge);
  context.emit('charge.failed', charge);
  const failed = change(context, intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: refusal.code,
      decline_code: refusal.declineCode,
      message: refusal.message,
      charge: charge.id,
      ...(paymentMethod && { payment_method: paymentMethod }),
    },
  });
  context.emit('payment_intent.payment_failed', failed);
  return failed;
}

/** Opens a dispute: the cardholder's bank takes the money back until the dispute is won. */
function dispute(context: Context, charge: StripeObject): void {
  const opened = newDispute(charge, context.now);
  const transaction = move(context, {
    amount: -Number(charge.amount),
    currency: String(charge.currency),
    type: 'adjustment',
    source: opened.id,
    fee: context.fees.perDispute,
  });
  const stored = change(context, opened, { balance_transactions: [transaction] });
  change(context, charge, { disputed: true });
  context.emit('charge.dispute.created', stored);
  context.emit('charge.dispute.funds_withdrawn', stored);
}
