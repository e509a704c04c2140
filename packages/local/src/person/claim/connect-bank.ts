/** Connects a person's bank as the account page does; on a local stack it fills in the setup page, too. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { stripeAccountSentence, takesClaims } from '@cgdx/core/payout/stripe-account.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { callRoute } from '../market-api.ts';
import { attributesOf, type Person } from '../person.ts';

/** Returns the id that the server has stored; undefined if the person has connected no account. */
export const stripeAccountOf = async (stack: Stack, person: Person): Promise<string | undefined> =>
  (await attributesOf(stack, person))['custom:stripe_account_id'];

const stateOf = (stack: Stack, person: Person, stripeAccountId: string) =>
  callRoute(stack, person, 'POST /stripe/check-stripe-account', { body: { stripeAccountId } });

/** @returns the address of the setup page */
export const beginSetUp = async (stack: Stack, person: Person): Promise<string> =>
  (await callRoute(stack, person, 'POST /stripe/create-stripe-account', { body: {} })).url;

/**
 * Submits the form of a local stack's setup page.
 * @param finish `part` leaves out the identity number
 * @throws MarketError with the address if it is Stripe's own page
 */
export async function finishSetUp(url: string, finish: 'all' | 'part' = 'all'): Promise<void> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname))
    throw new MarketError(
      'input',
      'SetUpNeeded',
      'Only a person can set up an account at Stripe itself: open its page, then try again.',
      { advice: url },
    );
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ finish }),
  });
  await answer.body?.cancel();
}

/** @returns the id of an account that can be paid */
export async function connectBank(stack: Stack, person: Person): Promise<string> {
  const connected = await stripeAccountOf(stack, person);
  if (connected !== undefined) {
    const { state: kind, needs } = await stateOf(stack, person, connected);
    if (takesClaims({ kind, needs })) return connected;
  }
  await finishSetUp(await beginSetUp(stack, person));
  const stripeAccountId = (await stripeAccountOf(stack, person)) ?? '';
  const { state: kind, needs, neededBy } = await stateOf(stack, person, stripeAccountId);
  const account = { kind, needs, ...(neededBy !== undefined && { neededBy }) };
  if (takesClaims(account)) return stripeAccountId;
  throw new MarketError('conflict', 'StripeIncomplete', stripeAccountSentence(account));
}
