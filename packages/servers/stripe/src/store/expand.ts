/** Replaces ids with their objects: `expand[]=payment_intent.latest_charge`. */

import { StripeError } from '../wire/stripe-error.ts';
import type { ObjectStore } from './object-store.ts';

const deepest = 4;
/** Types of objects, by the prefix of their ids. */
const typeOf: Readonly<Record<string, string>> = {
  acct: 'account',
  ch: 'charge',
  cus: 'customer',
  du: 'dispute',
  pi: 'payment_intent',
  pm: 'payment_method',
  re: 'refund',
  seti: 'setup_intent',
  tr: 'transfer',
  txn: 'balance_transaction',
};

export function expandAll(store: ObjectStore, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((object, path) => {
    const names = path.split('.');
    if (names.length > deepest)
      throw new StripeError('invalid_request_error', `You cannot expand more than ${deepest} levels.`, {
        param: 'expand',
      });
    return expandOne(store, object, names) as object;
  }, answer);
}

function expandOne(store: ObjectStore, value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => expandOne(store, each, [name, ...rest]));
  const object = value as Readonly<Record<string, unknown>>;
  const found = object[name];
  if (found === null) return object;
  const isObject = typeof found === 'object';
  const below = isObject ? found : typeof found === 'string' ? findById(store, found) : undefined;
  if (below === undefined)
    throw new StripeError('invalid_request_error', `This property cannot be expanded (${name}).`, {
      param: 'expand',
    });
  return { ...object, [name]: expandOne(store, below, rest) };
}

function findById(store: ObjectStore, id: string): object | undefined {
  const type = typeOf[id.split('_')[0] ?? ''];
  return type === undefined ? undefined : store.find(type, id);
}
