/** What a card can be charged: Stripe's bounds. */
import { StripeError } from '../wire/stripe-error.ts';

/** The smallest charges in the smallest unit: 0.50 for most currencies. */
const smallestCharge: Readonly<Record<string, number>> = {
  aud: 50,
  eur: 50,
  gbp: 30,
  jpy: 50,
  myr: 200,
  sgd: 50,
  usd: 50,
};

const largestCharge = 99_999_999;

/** @param what begins the refusal, such as "Amount" */
export function assertChargeable(total: number, currency: string, what: string): void {
  if (total > largestCharge)
    throw new StripeError('invalid_request_error', `${what} must be no more than ${largestCharge}.`, {
      code: 'amount_too_large',
    });
  const smallest = smallestCharge[currency] ?? 50;
  if (total < smallest)
    throw new StripeError(
      'invalid_request_error',
      `${what} must convert to at least ${smallest} of the smallest unit of ${currency}.`,
      { code: 'amount_too_small' },
    );
}
