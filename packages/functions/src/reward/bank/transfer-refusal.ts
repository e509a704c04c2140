/** Interprets Stripe's answer to a transfer: either nothing was made for certain, or the outcome is unknown. */
import Stripe from 'stripe';
import type { Payout } from '../record/payout.ts';
import { balanceLow } from './bank-payout.ts';

export type Reason = NonNullable<Payout['failure']>;

export const accountRefused: Reason = {
  code: 'StripeAccountRefused',
  message:
    'Stripe does not pay to your account at the moment. Press Connect Stripe on your account page, and you are paid once it is set up.',
};

/** The cause is Stripe's account of ours, our key or our limits: the person can do nothing about it. */
export const notYourAccount: Reason = {
  code: 'StripeUnavailable',
  message:
    'Stripe does not take our transfers at the moment. Your account is not the cause, and you are paid as soon as it does.',
};

/** Refusals after Stripe has checked the transfer. @see https://docs.stripe.com/error-codes */
const refusals: Readonly<Record<string, Reason>> = {
  balance_insufficient: balanceLow,
  insufficient_capabilities_for_transfer: accountRefused,
  transfers_not_allowed: accountRefused,
};

/**
 * @returns the reason if nothing was made; undefined if a transfer may exist, from this call or an earlier one
 * under the same key
 */
export function refusalOf(error: unknown): Reason | undefined {
  // Stripe refuses a call over a limit, with a wrong key or during a conflicting one before it looks at the
  // transfer.
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 400)
    return undefined;
  const isClosed = error.code === 'resource_missing' && error.param === 'destination';
  return isClosed ? accountRefused : refusals[error.code ?? ''];
}
