/** The purchases of the person who is signed in, and how each goes on. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { type Followed, followed } from '../api/followed.ts';

export type Purchase = AnswerBodyOf<'GET /transactions/{purchaseId}'>;

const everyMs = 1_500;
/** A purchase that takes so long waits for somebody: it is asked for less often. */
const slowAfterMs = 300_000;
const slowlyEveryMs = 15_000;

const over: readonly Purchase['status'][] = ['completed', 'refused', 'refunded'];
export const isOver = ({ status }: Pick<Purchase, 'status'>): boolean => over.includes(status);

/** Whether its uploads are the buyer's. What a bank gave back for good may be bought again. */
export const isBought = ({ status, dispute }: Pick<Purchase, 'status' | 'dispute'>): boolean =>
  (status === 'granted' || status === 'completed') && dispute !== 'lost';

/** When to ask again; false if there is nothing to wait for. */
function nextLookMs(purchases: readonly Purchase[]): number | false {
  const waiting = purchases.filter((one) => !isOver(one));
  if (waiting.length === 0) return false;
  const isFresh = waiting.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < slowAfterMs);
  return isFresh ? everyMs : slowlyEveryMs;
}

export const purchasesQuery = (sub: string) =>
  queryOptions({
    queryKey: ['transactions', sub],
    queryFn: ({ signal }) => call('GET /transactions', { query: {}, signal }),
    refetchInterval: ({ state }) => (state.data ? nextLookMs(state.data) : false),
  });

export const usePurchases = (sub: string) => useQuery(purchasesQuery(sub));

const followedPurchases = followed<Purchase>(isOver);

export function useFollowedPurchases(purchaseIds: readonly string[]): Followed<Purchase> {
  return useQueries({
    queries: purchaseIds.map((purchaseId) => ({
      queryKey: ['transaction', purchaseId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /transactions/{purchaseId}', { path: { purchaseId }, signal }),
      refetchInterval: (query: { state: { data: Purchase | undefined } }) =>
        query.state.data ? nextLookMs([query.state.data]) : everyMs,
    })),
    combine: followedPurchases,
  });
}
