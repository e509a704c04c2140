/** What a visitor of the payment page does: pays with a card, or saves one. */

import { type Context, change } from '../context/operation.ts';
import { noAddress } from '../object/address.ts';
import type { Card } from '../object/card.ts';
import { newPaymentIntent } from '../object/payment-intent.ts';
import { newPaymentMethod } from '../object/payment-method.ts';
import type { StripeObject } from '../store/object-store.ts';
import { authenticationFailed, chargeCard } from './charge-card.ts';

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

/** Pays an open session, once. */
export function pay(context: Context, payment: Payment): Paid {
  const { session, card, email, isAuthenticated } = payment;
  const intent = intentOf(context, session);
  if (card.asksFirst && isAuthenticated === undefined) {
    const asking = { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } };
    context.emit('payment_intent.requires_action', change(context, intent, asking));
    return { kind: 'asks-first' };
  }
  const isTheirs = !card.asksFirst || isAuthenticated === true;
  const charged = chargeCard(context, {
    ...{ intent, card, email },
    ...(!isTheirs && { refusal: authenticationFailed }),
  });
  if (charged.status !== 'succeeded') return refusedBy(charged.last_payment_error);
  complete(context, payment, { payment_status: 'paid', payment_intent: intent.id });
  return { kind: 'paid' };
}

const refusedBy = (error: unknown): Paid => ({
  kind: 'refused',
  message: (error as { readonly message: string }).message,
});

/** Saves a card to the session's customer, once; nothing is charged. */
export function saveCard(context: Context, payment: Payment): Paid {
  const { session, card, email, isAuthenticated } = payment;
  const setUp = context.store.find('setup_intent', String(session.setup_intent));
  if (setUp === undefined) throw new Error('A session that saves a card must have a setup intent.');
  if (card.asksFirst && isAuthenticated === undefined) {
    const asking = { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } };
    context.emit('setup_intent.requires_action', change(context, setUp, asking));
    return { kind: 'asks-first' };
  }
  const own = card.isRefusedLater ? undefined : card.refusal;
  const refusal = card.asksFirst && !isAuthenticated ? authenticationFailed : own;
  if (refusal !== undefined) {
    const error = { type: 'card_error', code: refusal.code, message: refusal.message };
    const failed = { status: 'requires_payment_method', next_action: null, last_setup_error: error };
    context.emit('setup_intent.setup_failed', change(context, setUp, failed));
    return { kind: 'refused', message: refusal.message };
  }
  const saved = newPaymentMethod(card, { customer: String(session.customer), email, now: context.now });
  context.store.put(saved);
  context.emit('payment_method.attached', saved);
  const done = { status: 'succeeded', payment_method: saved.id, next_action: null, last_setup_error: null };
  context.emit('setup_intent.succeeded', change(context, setUp, done));
  complete(context, payment, {});
  return { kind: 'paid' };
}

function complete(context: Context, { session, card, email }: Payment, more: object): void {
  const done = change(context, session, {
    status: 'complete',
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
    ...more,
  });
  context.emit('checkout.session.completed', done);
}

/** Returns the session's only payment intent; creates it when the first card is tried. */
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

/** Stores the parameters of the session's payment intent until the intent is created. */
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
