/** Payouts of the account's own balance to its bank. */
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
import { newPayout } from '../object/payout.ts';
import { move, requireFunds } from '../payment/balance.ts';
import type { StripeObject } from '../store/object-store.ts';
import { amount, currency, listParameters, metadata } from '../wire/parameter.ts';
import { StripeError } from '../wire/stripe-error.ts';

const nothing = z.strictObject({});

/** Returns the payout as Stripe shows it: pending until its money has arrived. */
const asOf = (payout: StripeObject, now: number): StripeObject =>
  payout.status === 'pending' && Number(payout.arrival_date) <= now ? { ...payout, status: 'paid' } : payout;

const find = (context: Context, id: string): StripeObject =>
  asOf(findObject(context, 'payout', id), context.now);

export const payouts: Operations = {
  'POST /v1/payouts': operation({
    parameters: z.strictObject({
      amount,
      currency,
      description: z.string().max(1_000).optional(),
      metadata: metadata.optional(),
      statement_descriptor: z.string().max(22).optional(),
    }),
    run: (context, given) => {
      requireFunds(context, given.currency, given.amount);
      const payout = newPayout({
        amount: given.amount,
        currency: given.currency,
        description: given.description ?? null,
        statementDescriptor: given.statement_descriptor ?? null,
        metadata: mergeMetadata({}, given.metadata),
        now: context.now,
      });
      const transaction = move(context, {
        amount: -given.amount,
        currency: given.currency,
        type: 'payout',
        source: payout.id,
      });
      const stored = change(context, payout, { balance_transaction: transaction.id });
      context.emit('payout.created', stored);
      return stored;
    },
  }),
  'GET /v1/payouts': operation({
    parameters: listParameters.extend({
      status: z.enum(['pending', 'paid', 'failed', 'canceled']).optional(),
    }),
    run: (context, { status, ...page }) => {
      const list = listObjects(context, 'payout', '/v1/payouts', page, {});
      const shown = list.data.map((each) => asOf(each as StripeObject, context.now));
      return { ...list, data: shown.filter((each) => status === undefined || each.status === status) };
    },
  }),
  'GET /v1/payouts/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => find(context, id),
  }),
  'POST /v1/payouts/{id}/cancel': operation({
    parameters: nothing,
    run: (context, _, id = '') => {
      const payout = find(context, id);
      if (payout.status !== 'pending')
        throw new StripeError(
          'invalid_request_error',
          `Payouts can only be canceled while they are pending; this one is ${payout.status}.`,
        );
      const transaction = move(context, {
        amount: Number(payout.amount),
        currency: String(payout.currency),
        type: 'payout_cancel',
        source: payout.id,
      });
      const canceled = change(context, payout, {
        status: 'canceled',
        failure_balance_transaction: transaction.id,
      });
      context.emit('payout.canceled', canceled);
      return canceled;
    },
  }),
};
