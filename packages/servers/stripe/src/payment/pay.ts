/** Charges a card on the payment page, and updates the session, its payment and the balance. */

import { type Context, change } from '../context/operation.ts';
import { noAddress } from '../object/address.ts';
import type { Card } from '../object/card.ts';
import { newCharge } from '../object/charge.ts';
import { newDispute } from '../object/dispute.ts';
import { newPaymentIntent } from '../object/payment-intent.ts';
import type { StripeObject } from '../store/object-store.ts';
import { move } from './balance.ts';

export interface Payment {
  readonly session: StripeObject;
  readonly card: Card;
  readonly email: string;
  /** The cardholder's answer, if the card asks for authentication. */
  readonly isAuthenticated?: boolean;
}

export type Paid =
  | { readonly kind: 'paid' | 'asks-first' }
  /** A message for the payer, who may try another card. */
  | { readonly kind: 'refused'; readonly message: string };

const authenticationFailed = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
} as const;

/** Pays an open session, once. */
export function pay(context: Context, payment: Payment): Paid {
  const { session, card, email, isAuthenticated } = payment;
  const intent = intentOf(context, session);
  if (card.asksFirst && isAuthenticated === undefined) {
    change(context, intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    return { kind: 'asks-first' };
  }
  const used: Card = card.asksFirst && !isAuthenticated ? { ...card, refusal: authenticationFailed } : card;
  const charge = newCharge({ intent, card: used, email, now: context.now, url: context.url });
  if (used.refusal !== undefined) return refuse(context, intent, charge, used.refusal);
  const settledAt = card.isInstant ? context.now : context.now + context.settleSeconds;
  const transaction = move(context, {
    amount: Number(charge.amount),
    currency: String(charge.currency),
    type: 'charge',
    source: charge.id,
    fee: Math.round(Number(charge.amount) * context.fees.rate) + context.fees.perCharge,
    availableOn: settledAt,
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
  const done = change(context, session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: intent.id,
    url: null,
    customer_details: {
      address: { ...noAddress, country: card.country },
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  context.emit('checkout.session.completed', done);
  if (card.isDisputed) dispute(context, captured);
  return { kind: 'paid' };
}

/** Returns the session's one intent, however many cards are tried; makes it for the first one. */
function intentOf(context: Context, session: StripeObject): StripeObject {
  const found = context.store.find('payment_intent', String(session.payment_intent));
  if (found !== undefined) return found;
  const wanted = context.store.find('payment_intent_wish', `wish_${session.id}`);
  const intent = newPaymentIntent({
    amount: Number(session.amount_total),
    currency: String(session.currency),
    description: (wanted?.description as string | undefined) ?? null,
    metadata: (wanted?.metadata as Record<string, string> | undefined) ?? {},
    transferGroup: (wanted?.transfer_group as string | undefined) ?? null,
    now: context.now,
  });
  context.store.put(intent);
  change(context, session, { payment_intent: intent.id });
  context.emit('payment_intent.created', intent);
  return intent;
}

function refuse(
  context: Context,
  intent: StripeObject,
  charge: StripeObject,
  refusal: NonNullable<Card['refusal']>,
): Paid {
  context.store.put(charge);
  context.emit('charge.failed', charge);
  const failed = change(context, intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: refusal.code,
      decline_code: refusal.declineCode,
      message: refusal.message,
      charge: charge.id,
    },
  });
  context.emit('payment_intent.payment_failed', failed);
  return { kind: 'refused', message: refusal.message };
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

/** Stores what the session's payment will carry, until there is one. */
export function wishForIntent(
  context: Context,
  sessionId: string,
  wish: Readonly<Record<string, unknown>>,
): void {
  context.store.put({
    id: `wish_${sessionId}`,
    object: 'payment_intent_wish',
    created: context.now,
    ...wish,
  });
}
