/** The person's account at Stripe: whether there is one, and whether it can be paid. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { stripeAccountId } from '../session/session.ts';

export type StripeAccount =
  | { readonly kind: 'none' }
  /** Its set-up is not finished: Stripe does not pay to it yet. */
  | { readonly kind: 'incomplete'; readonly stripeAccountId: string }
  | { readonly kind: 'ready'; readonly stripeAccountId: string };

async function readAccount(signal: AbortSignal): Promise<StripeAccount> {
  const id = await stripeAccountId();
  if (id === undefined) return { kind: 'none' };
  const { charges_enabled } = await call('POST /stripe/check-stripe-account', {
    body: { stripeAccountId: id },
    signal,
  });
  return { kind: charges_enabled ? 'ready' : 'incomplete', stripeAccountId: id };
}

/** Read again whenever the person comes back to this tab: the account is set up in another one. */
export const stripeAccountQuery = queryOptions({
  queryKey: ['stripe-account'],
  queryFn: ({ signal }) => readAccount(signal),
  refetchOnWindowFocus: 'always',
});

export const useStripeAccount = () => useQuery(stripeAccountQuery);
