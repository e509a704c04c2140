/** A contributor's account at Stripe: its creation, its set-up page, and whether it can be paid. */
import { createHash } from 'node:crypto';
import { type StripeAccountState, stripeAccountState } from '@cgdx/core/payout/stripe-account.ts';
import Stripe from 'stripe';
import { stripe } from './stripe.ts';

const country = 'SG';
const hourMs = 3_600_000;

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.code === 'account_invalid' || error.code === 'resource_missing');

/** @param look how long to wait for Stripe, and how often to try again, if not as usual */
export async function stateOfAccount(
  stripeAccountId: string,
  look: Stripe.RequestOptions = {},
): Promise<StripeAccountState> {
  try {
    return stripeAccountState(await stripe().accounts.retrieve(stripeAccountId, {}, look));
  } catch (error) {
    if (isGone(error)) return stripeAccountState(undefined);
    throw error;
  }
}

/** Two requests in one hour get the same account. @param instead an account of the person's that is gone */
export async function createAccount(
  userSub: string,
  email: string | undefined,
  instead: string | undefined,
): Promise<string> {
  // Stripe refuses the same key with other parameters.
  const about = createHash('sha256')
    .update(JSON.stringify([userSub, email, instead]))
    .digest('hex');
  const account = await stripe().accounts.create(
    {
      type: 'express',
      country,
      ...(email !== undefined && { email }),
      business_type: 'individual',
      // Stripe enables charges with the first, and takes transfers with the second.
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    },
    // A failure of Stripe's is repeated under its key for a day: another hour has another key. An account too many is empty.
    { idempotencyKey: `account-${about}-${Math.floor(Date.now() / hourMs)}` },
  );
  return account.id;
}

/** Returns the address of Stripe's page, which is used once. @param accountPage where the person comes from and goes back to */
export async function setUpPage(stripeAccountId: string, accountPage: string): Promise<string> {
  const { url } = await stripe().accountLinks.create({
    account: stripeAccountId,
    type: 'account_onboarding',
    refresh_url: `${accountPage}?stripe=again`,
    return_url: `${accountPage}?stripe=back`,
  });
  return url;
}
