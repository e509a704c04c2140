/** What a card can be charged: Stripe's limits. */
import { StripeError } from '../wire/stripe-error.ts';

/** The smallest amounts that can be charged, in the currency's smallest unit: 0.50 for most currencies. */
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

/** @param what the refusal's first words, such as "Amount" */
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
