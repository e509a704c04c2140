/** The purchases of the signed-in person, and the progress of each. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { type Followed, followed, untilAnswered } from '../api/followed.ts';
import { pollingDelayMs, slowlyEveryMs } from '../api/polling-delay.ts';
import { listPurchases } from './list-purchases.ts';

export type Purchase = AnswerBodyOf<'GET /transactions/{purchaseId}'>;

const everyMs = 1_500;

const over: readonly Purchase['status'][] = ['completed', 'refused', 'refunded'];
export const isOver = ({ status }: Pick<Purchase, 'status'>): boolean => over.includes(status);

/** Returns whether the buyer owns the uploads. If a bank has returned the payment for good, they may be bought again. */
export const isBought = ({ status, dispute }: Pick<Purchase, 'status' | 'dispute'>): boolean =>
  (status === 'granted' || status === 'completed') && dispute !== 'lost';

const nextPollMs = (purchases: readonly Purchase[]): number | undefined =>
  pollingDelayMs(
    purchases.filter((one) => !isOver(one)),
    everyMs,
  );

export const purchasesQuery = (sub: string) =>
  queryOptions({
    queryKey: ['transactions', sub],
    queryFn: ({ signal }) => listPurchases(signal),
    // Polled slowly even if all have ended: a purchase that was paid in another tab is not listed until Stripe has reported it.
    refetchInterval: ({ state }) => nextPollMs(state.data ?? []) ?? slowlyEveryMs,
  });

export const usePurchases = (sub: string) => useQuery(purchasesQuery(sub));

interface Looked {
  readonly state: { readonly data: Purchase | undefined; readonly error: Error | null };
}

/** Returns whether the purchase does not exist or belongs to another person. */
const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

const followedPurchases = followed<Purchase>(isOver);

export function useFollowedPurchases(purchaseIds: readonly string[]): Followed<Purchase> {
  return useQueries({
    queries: purchaseIds.map((purchaseId) => ({
      queryKey: ['transaction', purchaseId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /transactions/{purchaseId}', { path: { purchaseId }, signal }),
      refetchInterval: ({ state: { data, error } }: Looked) =>
        data ? (nextPollMs([data]) ?? false) : isUnknown(error) ? false : everyMs,
      ...untilAnswered(everyMs, isUnknown),
    })),
    combine: followedPurchases,
  });
}
