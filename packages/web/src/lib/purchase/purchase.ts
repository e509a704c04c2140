/** The purchases of the person who is signed in, and how each goes on. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export type Purchase = AnswerBodyOf<'GET /transactions/{purchaseId}'>;

const everyMs = 1_500;

const over: readonly Purchase['status'][] = ['completed', 'refused', 'refunded'];
export const isOver = ({ status }: Pick<Purchase, 'status'>): boolean => over.includes(status);

export const purchasesQuery = (sub: string) =>
  queryOptions({
    queryKey: ['transactions', sub],
    queryFn: ({ signal }) => call('GET /transactions', { query: {}, signal }),
    refetchInterval: ({ state }) => (state.data?.every(isOver) === false ? everyMs : false),
  });

export const usePurchases = (sub: string) => useQuery(purchasesQuery(sub));

/** Outside of the hook: the same function makes the same array while nothing changed. */
const dataOf = (results: readonly { data: Purchase | undefined }[]) => results.map(({ data }) => data);

/** @returns one entry for each id; undefined if the first answer is still on its way */
export function useFollowedPurchases(purchaseIds: readonly string[]): (Purchase | undefined)[] {
  return useQueries({
    queries: purchaseIds.map((purchaseId) => ({
      queryKey: ['transaction', purchaseId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /transactions/{purchaseId}', { path: { purchaseId }, signal }),
      refetchInterval: (query: { state: { data: Purchase | undefined } }) =>
        query.state.data && isOver(query.state.data) ? false : everyMs,
    })),
    combine: dataOf,
  });
}
