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

/** @param look overrides the usual time limit and number of retries */
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

/**
 * Two requests in one hour get the same account. @param instead an account of the person's that no longer
 * exists
 */
export async function createAccount(
  userSub: string,
  email: string | undefined,
  instead: string | undefined,
): Promise<string> {
  // Stripe refuses a repeated key with other parameters, so the key depends on them.
  const about = createHash('sha256')
    .update(JSON.stringify([userSub, email, instead]))
    .digest('hex');
  const account = await stripe().accounts.create(
    {
      type: 'express',
      country,
      ...(email !== undefined && { email }),
      business_type: 'individual',
      // Stripe enables charges with the first, and transfers with the second.
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    },
    // Stripe repeats a failure under its key for a day, so the key changes every hour. A superfluous account
    // stays empty.
    { idempotencyKey: `account-${about}-${Math.floor(Date.now() / hourMs)}` },
  );
  return account.id;
}

/**
 * Returns the single-use address of Stripe's set-up page. @param accountPage the page that the person comes
 * from and returns to
 */
export async function setUpPage(stripeAccountId: string, accountPage: string): Promise<string> {
  const { url } = await stripe().accountLinks.create({
    account: stripeAccountId,
    type: 'account_onboarding',
    refresh_url: `${accountPage}?stripe=again`,
    return_url: `${accountPage}?stripe=back`,
  });
  return url;
}
