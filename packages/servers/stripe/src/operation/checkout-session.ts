/** Checkout sessions: each pays once, or saves a card, on a page of this server. */
import { z } from 'zod';
import {
  type Context,
  change,
  findObject,
  listObjects,
  type Operations,
  operation,
} from '../context/operation.ts';
import { newCheckoutSession, newLineItem } from '../object/checkout-session.ts';
import { listOf } from '../object/list.ts';
import { newSetupIntent } from '../object/setup-intent.ts';
import { wishForIntent } from '../payment/pay.ts';
import type { StripeObject } from '../store/object-store.ts';
import { amount, currency, integer, listParameters, metadata, webUrl } from '../wire/parameter.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { assertChargeable } from './amount.ts';

const type = 'checkout.session';
const daySeconds = 86_400;
const shortestSeconds = 30 * 60;

const lineItem = z.strictObject({
  quantity: amount,
  price_data: z.strictObject({
    currency,
    unit_amount: integer.refine((value) => value >= 0, 'parameter_invalid_integer'),
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().optional(),
      metadata: metadata.optional(),
    }),
  }),
});

const everyMode = {
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: integer.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  locale: z.string().optional(),
};

const saving = z.strictObject({
  ...everyMode,
  mode: z.literal('setup'),
  currency,
  customer: z.string(),
  setup_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
});

const paying = z.strictObject({
  ...everyMode,
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  customer_email: z.email('email_invalid').optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
  payment_intent_data: z
    .strictObject({
      description: z.string().max(1_000).optional(),
      metadata: metadata.optional(),
      transfer_group: z.string().optional(),
    })
    .optional(),
});

function expiryOf({ now }: Context, wanted: number | undefined): number {
  const at = wanted ?? now + daySeconds;
  if (at < now + shortestSeconds || at > now + daySeconds)
    throw new StripeError(
      'invalid_request_error',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  return at;
}

function totalOf(lines: readonly { readonly currency: string; readonly amount_total: number }[]) {
  const [currencyOfAll = ''] = [...new Set(lines.map((line) => line.currency))];
  if (lines.some((line) => line.currency !== currencyOfAll))
    throw new StripeError(
      'invalid_request_error',
      'All prices on a Checkout Session must be in the same currency.',
      { param: 'line_items' },
    );
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  assertChargeable(total, currencyOfAll, "The Checkout Session's total amount");
  return { total, currency: currencyOfAll };
}

const lineItemsKey = (id: string): string => `lines_${id}`;

type LineItem = ReturnType<typeof newLineItem>;

/** Returns a session's line items. */
export const lineItemsOf = ({ store }: Context, id: string): readonly LineItem[] =>
  (store.find('line_items', lineItemsKey(id))?.lines as readonly LineItem[] | undefined) ?? [];

/** Opens a page on which a customer saves a card; nothing is charged. */
function openSaving(context: Context, given: z.output<typeof saving>): StripeObject {
  findObject(context, 'customer', given.customer, 'customer');
  const setUp = newSetupIntent({
    customer: given.customer,
    metadata: given.setup_intent_data?.metadata ?? {},
    now: context.now,
  });
  context.store.put(setUp);
  context.emit('setup_intent.created', setUp);
  const session = newCheckoutSession({
    ...commonOf(context, given),
    amount: null,
    currency: given.currency,
    customer: given.customer,
    setupIntent: setUp.id,
    customerEmail: null,
  });
  context.store.put(session);
  return session;
}

const commonOf = (context: Context, given: z.output<typeof saving> | z.output<typeof paying>) => ({
  successUrl: given.success_url,
  cancelUrl: given.cancel_url ?? null,
  expiresAt: expiryOf(context, given.expires_at),
  clientReferenceId: given.client_reference_id ?? null,
  metadata: given.metadata ?? {},
  now: context.now,
  url: context.url,
});

export const checkoutSessions: Operations = {
  'POST /v1/checkout/sessions': operation({
    parameters: z.discriminatedUnion('mode', [paying, saving]),
    run: (context, given) => {
      if (given.mode === 'setup') return openSaving(context, given);
      const lines = given.line_items.map(({ quantity, price_data }) =>
        newLineItem({
          currency: price_data.currency,
          description: price_data.product_data.name,
          unitAmount: price_data.unit_amount,
          quantity,
        }),
      );
      const { total, currency: currencyOfAll } = totalOf(lines);
      const session = newCheckoutSession({
        ...commonOf(context, given),
        amount: total,
        currency: currencyOfAll,
        customerEmail: given.customer_email ?? null,
      });
      context.store.put(session);
      context.store.put({ id: lineItemsKey(session.id), object: 'line_items', created: context.now, lines });
      wishForIntent(context, session.id, given.payment_intent_data ?? {});
      return session;
    },
  }),
  'GET /v1/checkout/sessions': operation({
    parameters: listParameters.extend({
      payment_intent: z.string().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    run: (context, { payment_intent, status, ...page }) =>
      listObjects(context, type, '/v1/checkout/sessions', page, { payment_intent, status }),
  }),
  'GET /v1/checkout/sessions/{id}': operation({
    parameters: z.strictObject({}),
    run: (context, _, id = '') => expiredIfLate(context, findObject(context, type, id)),
  }),
  'GET /v1/checkout/sessions/{id}/line_items': operation({
    parameters: listParameters.pick({ limit: true }),
    run: (context, _, id = '') => {
      findObject(context, type, id);
      return listOf(`/v1/checkout/sessions/${id}/line_items`, lineItemsOf(context, id));
    },
  }),
  'POST /v1/checkout/sessions/{id}/expire': operation({
    parameters: z.strictObject({}),
    run: (context, _, id = '') => {
      const session = findObject(context, type, id);
      if (session.status !== 'open')
        throw new StripeError(
          'invalid_request_error',
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      return expireSession(context, id);
    },
  }),
};

/** Expires an open session whose time is over. The server checks this when the session is read. */
export function expiredIfLate(context: Context, session: StripeObject): StripeObject {
  const isLate = session.status === 'open' && Number(session.expires_at) <= context.now;
  return isLate ? expireSession(context, session.id) : session;
}

/** Expires a session, so that it can no longer be paid. */
function expireSession(context: Context, id: string) {
  const expired = change(context, findObject(context, type, id), { status: 'expired', url: null });
  const intent = context.store.find('payment_intent', String(expired.payment_intent));
  if (intent !== undefined)
    change(context, intent, { status: 'canceled', canceled_at: context.now, next_action: null });
  context.emit('checkout.session.expired', expired);
  return expired;
}
