/** Transfers to connected accounts, their reversals, and the platform's balance. */
import { z } from 'zod';
import {
  change,
  findObject,
  listObjects,
  mergeMetadata,
  type Operations,
  operation,
} from '../context/operation.ts';
import { newTransfer, newTransferReversal } from '../object/money-moved.ts';
import { asOf, fundsOf, move, requireFunds } from '../payment/balance.ts';
import { amount, currency, listParameters, metadata } from '../wire/parameter.ts';
import { StripeError } from '../wire/stripe-error.ts';

const nothing = z.strictObject({});

export const transfers: Operations = {
  'POST /v1/transfers': operation({
    parameters: z.strictObject({
      amount,
      currency,
      destination: z.string(),
      description: z.string().max(1_000).optional(),
      metadata: metadata.optional(),
      transfer_group: z.string().optional(),
      source_transaction: z.string().optional(),
    }),
    run: (context, given) => {
      const { store, now } = context;
      const account = store.find('account', given.destination);
      if (account === undefined)
        throw new StripeError('invalid_request_error', `No such destination: '${given.destination}'`, {
          code: 'resource_missing',
          param: 'destination',
        });
      const capabilities = account.capabilities as Readonly<Record<string, string>>;
      if (capabilities.transfers !== 'active')
        throw new StripeError(
          'invalid_request_error',
          'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
          { code: 'insufficient_capabilities_for_transfer' },
        );
      requireFunds(context, given.currency, given.amount);
      const transfer = newTransfer({
        amount: given.amount,
        currency: given.currency,
        destination: given.destination,
        description: given.description ?? null,
        metadata: mergeMetadata({}, given.metadata),
        transferGroup: given.transfer_group ?? null,
        sourceTransaction: given.source_transaction ?? null,
        now,
      });
      const transaction = move(context, {
        amount: -given.amount,
        currency: given.currency,
        type: 'transfer',
        source: transfer.id,
      });
      const stored = change(context, transfer, { balance_transaction: transaction.id });
      context.emit('transfer.created', stored);
      return stored;
    },
  }),
  'GET /v1/transfers': operation({
    parameters: listParameters.extend({
      destination: z.string().optional(),
      transfer_group: z.string().optional(),
    }),
    run: (context, { destination, transfer_group, ...page }) =>
      listObjects(context, 'transfer', '/v1/transfers', page, { destination, transfer_group }),
  }),
  'GET /v1/transfers/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => findObject(context, 'transfer', id),
  }),
  'POST /v1/transfers/{id}/reversals': operation({
    parameters: z.strictObject({
      amount: amount.optional(),
      description: z.string().optional(),
      metadata: metadata.optional(),
    }),
    run: (context, given, id = '') => {
      const transfer = findObject(context, 'transfer', id);
      const left = Number(transfer.amount) - Number(transfer.amount_reversed);
      const wanted = given.amount ?? left;
      if (wanted > left || left === 0)
        throw new StripeError(
          'invalid_request_error',
          `Transfer amount (${wanted}) is greater than unreversed amount (${left}).`,
          { param: 'amount' },
        );
      const reversal = newTransferReversal(transfer, wanted, mergeMetadata({}, given.metadata), context.now);
      const transaction = move(context, {
        amount: wanted,
        currency: String(transfer.currency),
        type: 'transfer_refund',
        source: reversal.id,
      });
      const stored = change(context, reversal, { balance_transaction: transaction.id });
      const { data, ...list } = transfer.reversals as { data: readonly unknown[] };
      const reversed = change(context, transfer, {
        amount_reversed: Number(transfer.amount_reversed) + wanted,
        reversed: wanted === left,
        reversals: { ...list, data: [stored, ...data] },
      });
      context.emit('transfer.reversed', reversed);
      return stored;
    },
  }),
  'GET /v1/balance': operation({
    parameters: nothing,
    run: ({ store, now }) => {
      const funds = [...fundsOf(store, now)];
      const shown = (kind: 'available' | 'pending') =>
        funds.map(([each, found]) => ({
          amount: found[kind],
          currency: each,
          source_types: { card: found[kind] },
        }));
      return {
        object: 'balance',
        available: shown('available'),
        connect_reserved: funds.map(([each]) => ({ amount: 0, currency: each })),
        livemode: false,
        pending: shown('pending'),
      };
    },
  }),
  'GET /v1/balance_transactions': operation({
    parameters: listParameters.extend({ type: z.string().optional(), source: z.string().optional() }),
    run: (context, { type, source, ...page }) => {
      const list = listObjects(context, 'balance_transaction', '/v1/balance_transactions', page, {
        type,
        source,
      });
      return { ...list, data: list.data.map((each) => asOf(each as never, context.now)) };
    },
  }),
  'GET /v1/balance_transactions/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => asOf(findObject(context, 'balance_transaction', id), context.now),
  }),
};
