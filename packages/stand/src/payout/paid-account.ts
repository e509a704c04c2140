/** For tests: makes accounts at the payment server as their owners would, and money that can be paid out to them. */

import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';
import type { AccountStateName } from '@cgdx/stripe/object/account-state.ts';
import type Stripe from 'stripe';

/** The test card whose payments can be paid out at once. */
const availableAtOnce = '4000000000000077';
const page = 'http://127.0.0.1:1/account';

/** Submits the set-up page of an account, with every field or with some missing. */
export async function setUpAccount(
  stripe: Stripe,
  account: string,
  finish: 'all' | 'part' = 'all',
): Promise<void> {
  const { url } = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: page,
    return_url: page,
  });
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ finish }) });
}

/** Moves an account to another state, by the form of its page at the payment server. */
export async function moveAccount(
  serverUrl: string,
  account: string,
  state: AccountStateName,
): Promise<void> {
  const page = new URL(`/dashboard/${account}`, serverUrl);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ state }) });
}

/** @returns its id */
export async function newAccount(stripe: Stripe, finish: 'all' | 'part' = 'all'): Promise<string> {
  const { id } = await stripe.accounts.create({
    type: 'express',
    country: 'SG',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  await setUpAccount(stripe, id, finish);
  return id;
}

export async function fillBalance(stripe: Stripe, cents: number): Promise<void> {
  const { url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: page,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'sgd', unit_amount: cents, product_data: { name: 'Uploads' } },
      },
    ],
  });
  await payByCard(url ?? '', 'buyer@example.com', availableAtOnce);
}
