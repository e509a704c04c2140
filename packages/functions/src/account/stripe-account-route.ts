/** Connects a contributor's account at Stripe. Only the server records which account belongs to whom. */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import { hasSetUpPage, payoutFate } from '@cgdx/core/payout/stripe-account.ts';
import { stripeSetUpAlready } from '@cgdx/core/specification/message.ts';
import { api, assertIsCaller, ok, type Request } from '../ground/caller/api.ts';
import type { Person } from '../ground/caller/person.ts';
import { siteUrl } from '../ground/links.ts';
import { createAccount, setUpPage, stateOfAccount } from '../stripe/connected-account.ts';
import { assertOwnAccount } from './own-account.ts';
import { writeStripeAttribute } from './person-attribute.ts';
import { findStripeAccount, linkStripeAccount } from './stripe-account.ts';

const setUpAlready = () => new MarketError('conflict', 'StripeSetUpAlready', stripeSetUpAlready);

const pageOf = (stripeAccountId: string): Promise<string> =>
  setUpPage(stripeAccountId, `${siteUrl()}/account`);

/** Returns the Stripe account to set up. @throws MarketError if it is set up already */
async function accountToSetUp({ sub, email }: Person, linked: string | undefined): Promise<string> {
  if (linked !== undefined) {
    const state = await stateOfAccount(linked);
    if (state.kind === 'ready' && !hasSetUpPage(state)) throw setUpAlready();
    if (payoutFate(state) !== 'ends') return linked;
  }
  return linkStripeAccount(sub, await createAccount(sub, email, linked), linked);
}

async function create({ person, body }: Request<'POST /stripe/create-stripe-account'>) {
  if (body.userSub !== undefined) assertIsCaller(person, body.userSub);
  if (body.email !== undefined) assertIsCaller(person, body.email);
  const username = person.username ?? person.sub;
  const linked = await findStripeAccount(person.sub);
  // An earlier call may have ended before it wrote the attribute.
  if (linked !== undefined) await writeStripeAttribute(username, linked);
  const stripeAccountId = await accountToSetUp(person, linked);
  if (stripeAccountId !== linked) await writeStripeAttribute(username, stripeAccountId);
  return ok({ url: await pageOf(stripeAccountId) });
}

async function check({ person, body }: Request<'POST /stripe/check-stripe-account'>) {
  await assertOwnAccount(person, body.stripeAccountId);
  const { kind, needs, neededBy } = await stateOfAccount(body.stripeAccountId);
  return ok({ charges_enabled: kind === 'ready', state: kind, needs: [...needs], neededBy });
}

async function regenerate({ person, body }: Request<'POST /stripe/regenerate-stripe-link'>) {
  await assertOwnAccount(person, body.stripeAccountId);
  const stripeAccountId = await accountToSetUp(person, body.stripeAccountId);
  if (stripeAccountId !== body.stripeAccountId)
    await writeStripeAttribute(person.username ?? person.sub, stripeAccountId);
  return ok({ url: await pageOf(stripeAccountId) });
}

export const handler = api({
  'POST /stripe/create-stripe-account': create,
  'POST /stripe/check-stripe-account': check,
  'POST /stripe/regenerate-stripe-link': regenerate,
});
