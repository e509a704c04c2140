/** The table of operations, and the lookup of a request's operation. */

import type { Operation, Operations } from '../context/operation.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { accounts } from './account.ts';
import { checkoutSessions } from './checkout-session.ts';
import { customers } from './customer.ts';
import { events } from './event.ts';
import { payments } from './payment.ts';
import { paymentIntents } from './payment-intent.ts';
import { payouts } from './payout.ts';
import { transfers } from './transfer.ts';

const operations: Operations = {
  ...accounts,
  ...checkoutSessions,
  ...customers,
  ...events,
  ...paymentIntents,
  ...payments,
  ...payouts,
  ...transfers,
};

const routes = Object.entries(operations).map(([route, operation]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll('{id}', '([^/]+)')}$`), operation };
});

/** Decodes an id. This server's ids contain no escaped characters, so text that cannot be decoded matches no id. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @throws StripeError if no operation serves the request */
export function findOperation(
  method: string,
  path: string,
): { readonly operation: Operation; readonly ids: readonly string[] } {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { operation: route.operation, ids: match.slice(1).map(plain) };
  }
  throw new StripeError(
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
    { status: 404 },
  );
}
