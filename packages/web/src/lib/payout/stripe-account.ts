/** The person's Stripe account: whether it exists, whether it can be paid, and what the person can do. */
import {
  hasSetUpPage,
  payoutFate,
  type StripeAccountState,
  stripeAccountSentence,
} from '@cgdx/core/payout/stripe-account.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { slowlyEveryMs } from '../api/polling-delay.ts';
import { stripeAccountId } from '../session/session.ts';

export type StripeAccount =
  | { readonly kind: 'none' }
  | (StripeAccountState & { readonly stripeAccountId: string });

async function readAccount(signal: AbortSignal): Promise<StripeAccount> {
  const id = await stripeAccountId();
  if (id === undefined) return { kind: 'none' };
  const { state, needs, neededBy } = await call('POST /stripe/check-stripe-account', {
    body: { stripeAccountId: id },
    signal,
  });
  return { kind: state, needs, ...(neededBy !== undefined && { neededBy }), stripeAccountId: id };
}

/** Refetched whenever the person returns to this tab, since the account is set up in another one. */
export const stripeAccountQuery = queryOptions({
  queryKey: ['stripe-account'],
  queryFn: ({ signal }) => readAccount(signal),
  refetchOnWindowFocus: 'always',
  // Stripe's check can end while the person waits.
  refetchInterval: ({ state: { data } }) => (data?.kind === 'checking' ? slowlyEveryMs : false),
});

export const useStripeAccount = () => useQuery(stripeAccountQuery);

/** The name of the button that leads to Stripe's page; undefined if the person has nothing to do there. */
export function setUpButton(account: StripeAccount): string | undefined {
  if (account.kind === 'none' || payoutFate(account) === 'ends') return 'Connect Stripe';
  return hasSetUpPage(account) ? 'Finish Stripe Setup' : undefined;
}

const notConnected =
  'Rewards can be paid to your bank, in Singapore dollars. Stripe pays them, and asks you for your bank account; we never see it.';

/** Returns the state of the account, in the same words as the server's. */
export const accountSentence = (account: StripeAccount): string =>
  account.kind === 'none' ? notConnected : stripeAccountSentence(account);
