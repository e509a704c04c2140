/** Charges, refunds and disputes. */
import { z } from 'zod';
import {
  type Context,
  change,
  findObject,
  listObjects,
  mergeMetadata,
  type Operations,
  operation,
} from '../context/operation.ts';
import { newRefund } from '../object/money-moved.ts';
import { move, requireFunds } from '../payment/balance.ts';
import { answerDispute, decideDispute } from '../payment/decide-dispute.ts';
import type { StripeObject } from '../store/object-store.ts';
import { amount, listParameters, metadata } from '../wire/parameter.ts';
import { StripeError } from '../wire/stripe-error.ts';

const nothing = z.strictObject({});
const aboutPayment = { charge: z.string().optional(), payment_intent: z.string().optional() };

const retrieve = (type: string) =>
  operation({ parameters: nothing, run: (context, _, id = '') => findObject(context, type, id) });

function chargeOf(
  context: Context,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
) {
  if (given.charge !== undefined) return findObject(context, 'charge', given.charge, 'charge');
  if (given.payment_intent === undefined)
    throw new StripeError(
      'invalid_request_error',
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const intent = findObject(context, 'payment_intent', given.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw new StripeError(
      'invalid_request_error',
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  return findObject(context, 'charge', String(intent.latest_charge));
}

function refundableOf(charge: StripeObject): number {
  if (charge.disputed)
    throw new StripeError(
      'invalid_request_error',
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      {
        code: 'charge_disputed',
      },
    );
  const left = Number(charge.amount_captured) - Number(charge.amount_refunded);
  if (left <= 0)
    throw new StripeError('invalid_request_error', `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  return left;
}

export const payments: Operations = {
  'GET /v1/charges/{id}': retrieve('charge'),
  'GET /v1/charges': operation({
    parameters: listParameters.extend({
      payment_intent: z.string().optional(),
      transfer_group: z.string().optional(),
    }),
    run: (context, { payment_intent, transfer_group, ...page }) =>
      listObjects(context, 'charge', '/v1/charges', page, { payment_intent, transfer_group }),
  }),
  'POST /v1/refunds': operation({
    parameters: z.strictObject({
      ...aboutPayment,
      amount: amount.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    }),
    run: (context, given) => {
      const charge = chargeOf(context, given);
      const left = refundableOf(charge);
      const wanted = given.amount ?? left;
      if (wanted > left)
        throw new StripeError(
          'invalid_request_error',
          `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left}).`,
          { param: 'amount' },
        );
      requireFunds(context, String(charge.currency), wanted, 'all');
      const { now } = context;
      const refund = newRefund({
        charge,
        amount: wanted,
        reason: given.reason ?? null,
        metadata: mergeMetadata({}, given.metadata),
        now,
      });
      const transaction = move(context, {
        amount: -wanted,
        currency: String(charge.currency),
        type: 'refund',
        source: refund.id,
      });
      const stored = change(context, refund, { balance_transaction: transaction.id });
      const refunded = change(context, charge, {
        amount_refunded: Number(charge.amount_refunded) + wanted,
        refunded: wanted === left,
      });
      context.emit('refund.created', stored);
      context.emit('charge.refunded', refunded);
      return stored;
    },
  }),
  'GET /v1/refunds/{id}': retrieve('refund'),
  'GET /v1/refunds': operation({
    parameters: listParameters.extend(aboutPayment),
    run: (context, { charge, payment_intent, ...page }) =>
      listObjects(context, 'refund', '/v1/refunds', page, { charge, payment_intent }),
  }),
  'GET /v1/disputes/{id}': retrieve('dispute'),
  'POST /v1/disputes/{id}': operation({
    parameters: z.strictObject({
      evidence: z.strictObject({ uncategorized_text: z.string() }),
      submit: z.enum(['true', 'false']).optional(),
    }),
    run: (context, { evidence, submit }, id = '') =>
      answerDispute(context, findObject(context, 'dispute', id), {
        text: evidence.uncategorized_text,
        isSubmitted: submit !== 'false',
      }),
  }),
  'POST /v1/disputes/{id}/close': operation({
    parameters: nothing,
    run: (context, _, id = '') => decideDispute(context, findObject(context, 'dispute', id), 'lost'),
  }),
  'GET /v1/disputes': operation({
    parameters: listParameters.extend(aboutPayment),
    run: (context, { charge, payment_intent, ...page }) =>
      listObjects(context, 'dispute', '/v1/disputes', page, { charge, payment_intent }),
  }),
};
