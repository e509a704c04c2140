/** Payments by a saved card: begun while its owner is away, authenticated when they are there, or canceled. */
import { z } from 'zod';
import {
  type Context,
  change,
  findObject,
  listObjects,
  type Operations,
  operation,
} from '../context/operation.ts';
import { newPaymentIntent } from '../object/payment-intent.ts';
import { cardOf } from '../object/payment-method.ts';
import { authenticationRequired, chargeCard } from '../payment/charge-card.ts';
import type { StripeObject } from '../store/object-store.ts';
import { amount, currency, flag, listParameters, metadata, webUrl } from '../wire/parameter.ts';
import { notFound, StripeError } from '../wire/stripe-error.ts';
import { assertChargeable } from './amount.ts';

const type = 'payment_intent';

/** @throws StripeError if the card belongs to another customer or was removed */
function cardOfCustomer(context: Context, customer: string, id: string): StripeObject {
  findObject(context, 'customer', customer, 'customer');
  const found = context.store.find('payment_method', id);
  if (found === undefined) throw notFound('PaymentMethod', id, 'payment_method');
  if (found.customer === customer) return found;
  throw new StripeError(
    'invalid_request_error',
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'payment_method' },
  );
}

const unexpectedState = (verb: string, { id, status }: StripeObject): StripeError =>
  new StripeError(
    'invalid_request_error',
    `You cannot ${verb} this PaymentIntent (${id}) because it has a status of ${status}.`,
    { code: 'payment_intent_unexpected_state' },
  );

/** A payment whose card was refused stays stored; the error carries its state. */
function assertNotRefused(intent: StripeObject): StripeObject {
  const error = intent.last_payment_error as {
    readonly code: string;
    readonly decline_code: string;
    readonly message: string;
    readonly charge: string;
  } | null;
  if (intent.status !== 'requires_payment_method' || error === null) return intent;
  const { code, decline_code, charge, message } = error;
  throw new StripeError('card_error', message, { code, decline_code, charge, payment_intent: intent });
}

interface Confirmation {
  readonly isOffSession: boolean;
  readonly returnUrl?: string | undefined;
}

function confirm(
  context: Context,
  intent: StripeObject,
  saved: StripeObject,
  { isOffSession, returnUrl }: Confirmation,
): StripeObject {
  const card = cardOf(saved);
  if (card === undefined) throw notFound('PaymentMethod', saved.id, 'payment_method');
  const { email } = saved.billing_details as { readonly email: string | null };
  const attempt = { intent, card, email, paymentMethod: saved };
  // An off-session payment uses the owner's consent, given when the card was saved.
  if (!isOffSession && card.asksFirst !== undefined) {
    const asking = change(context, intent, {
      status: 'requires_action',
      payment_method: saved.id,
      next_action:
        returnUrl === undefined
          ? { type: 'use_stripe_sdk' }
          : {
              type: 'redirect_to_url',
              redirect_to_url: { return_url: returnUrl, url: `${context.url}/authenticate/${intent.id}` },
            },
    });
    context.emit('payment_intent.requires_action', asking);
    return asking;
  }
  const mustAsk = isOffSession && card.asksFirst === 'always';
  return assertNotRefused(
    chargeCard(context, { ...attempt, ...(mustAsk && { refusal: authenticationRequired }) }),
  );
}

const confirmable = ['requires_payment_method', 'requires_confirmation'];
const cancelable = [...confirmable, 'requires_action', 'requires_capture', 'processing'];

export const paymentIntents: Operations = {
  'POST /v1/payment_intents': operation({
    parameters: z.strictObject({
      amount,
      currency,
      customer: z.string(),
      payment_method: z.string(),
      confirm: z.literal('true'),
      off_session: flag.optional(),
      return_url: webUrl.optional(),
      allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
      description: z.string().max(1_000).optional(),
      metadata: metadata.optional(),
      transfer_group: z.string().optional(),
    }),
    run: (context, given) => {
      assertChargeable(given.amount, given.currency, 'Amount');
      const saved = cardOfCustomer(context, given.customer, given.payment_method);
      const intent = newPaymentIntent({
        amount: given.amount,
        currency: given.currency,
        customer: given.customer,
        description: given.description ?? null,
        metadata: given.metadata ?? {},
        transferGroup: given.transfer_group ?? null,
        now: context.now,
      });
      context.store.put(intent);
      context.emit('payment_intent.created', intent);
      return confirm(context, intent, saved, {
        isOffSession: given.off_session ?? false,
        returnUrl: given.return_url,
      });
    },
  }),
  'GET /v1/payment_intents': operation({
    parameters: listParameters.extend({ customer: z.string().optional() }),
    run: (context, { customer, ...page }) =>
      listObjects(context, type, '/v1/payment_intents', page, { customer }),
  }),
  'GET /v1/payment_intents/{id}': operation({
    parameters: z.strictObject({}),
    run: (context, _, id = '') => findObject(context, type, id),
  }),
  'POST /v1/payment_intents/{id}/confirm': operation({
    parameters: z.strictObject({
      payment_method: z.string(),
      off_session: flag.optional(),
      return_url: webUrl.optional(),
    }),
    run: (context, { payment_method, off_session, return_url }, id = '') => {
      const intent = findObject(context, type, id);
      if (!confirmable.includes(String(intent.status))) throw unexpectedState('confirm', intent);
      const saved = cardOfCustomer(context, String(intent.customer), payment_method);
      return confirm(context, intent, saved, { isOffSession: off_session ?? false, returnUrl: return_url });
    },
  }),
  'POST /v1/payment_intents/{id}/cancel': operation({
    parameters: z.strictObject({
      cancellation_reason: z
        .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
        .optional(),
    }),
    run: (context, { cancellation_reason }, id = '') => {
      const intent = findObject(context, type, id);
      if (!cancelable.includes(String(intent.status))) throw unexpectedState('cancel', intent);
      const canceled = change(context, intent, {
        status: 'canceled',
        canceled_at: context.now,
        cancellation_reason: cancellation_reason ?? null,
        next_action: null,
      });
      context.emit('payment_intent.canceled', canceled);
      return canceled;
    },
  }),
};
