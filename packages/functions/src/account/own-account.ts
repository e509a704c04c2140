/** Checks that a Stripe account is the caller's: the request names the account, so it could name anybody's. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Person } from '../ground/caller/person.ts';
import { findStripeAccount } from './stripe-account.ts';

/** @throws MarketError if it is not the caller's account */
export async function assertOwnAccount(person: Person, stripeAccountId: string): Promise<void> {
  if ((await findStripeAccount(person.sub)) === stripeAccountId) return;
  throw new MarketError(
    'auth',
    'StripeNotConnected',
    'This Stripe account is not connected to your account.',
    {
      advice: 'Press Connect Stripe on your account page.',
    },
  );
}
