/** The platform's balance: its transactions, and how much can be paid out. */

import type { Context } from '../context/operation.ts';
import { type MovedOf, newBalanceTransaction } from '../object/money-moved.ts';
import { newId, type ObjectStore, type StripeObject } from '../store/object-store.ts';
import { StripeError } from '../wire/stripe-error.ts';

type Moved = Omit<MovedOf, 'now' | 'availableOn' | 'description' | 'fee'> &
  Partial<Pick<MovedOf, 'availableOn' | 'fee'>>;

/** Records a movement of money. */
export function move({ store, now }: Context, moved: Moved): StripeObject {
  const transaction = newBalanceTransaction({ description: null, fee: 0, availableOn: now, now, ...moved });
  store.put(transaction);
  return transaction;
}

/** Returns a balance transaction as Stripe shows it: pending until its money can be paid out. */
export const asOf = (transaction: StripeObject, now: number): StripeObject => ({
  ...transaction,
  status: Number(transaction.available_on) <= now ? 'available' : 'pending',
});

/** Tops up an account that has no transactions yet. */
export function openBalance(context: Context, cents: number): void {
  if (cents === 0 || context.store.all('balance_transaction').length > 0) return;
  move(context, { amount: cents, currency: 'sgd', type: 'topup', source: newId('tu') });
}

interface Funds {
  available: number;
  pending: number;
}

/** Returns the funds per currency, in its smallest unit. */
export function fundsOf(store: ObjectStore, now: number): ReadonlyMap<string, Funds> {
  const funds = new Map<string, Funds>();
  for (const transaction of store.all('balance_transaction')) {
    const { currency, net, available_on } = transaction as unknown as {
      currency: string;
      net: number;
      available_on: number;
    };
    const found = funds.get(currency) ?? { available: 0, pending: 0 };
    found[available_on <= now ? 'available' : 'pending'] += net;
    funds.set(currency, found);
  }
  return funds;
}

/** @param from `all` for a refund, which may use money that has not settled @throws StripeError balance_insufficient */
export function requireFunds(
  { store, now }: Context,
  currency: string,
  amount: number,
  from: 'available' | 'all' = 'available',
): void {
  const { available, pending } = fundsOf(store, now).get(currency) ?? { available: 0, pending: 0 };
  if (available + (from === 'all' ? pending : 0) >= amount) return;
  throw new StripeError(
    'invalid_request_error',
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by ' +
      'creating Charges using the 4000000000000077 test card.',
    { code: 'balance_insufficient' },
  );
}
