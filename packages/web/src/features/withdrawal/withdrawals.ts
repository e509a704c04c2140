/** The person's withdrawals: `GET /withdrawals` and `POST /withdrawals`. */
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { refreshFacts } from '../../lib/api/fact.ts';

const everyMsWhileDeleting = 2_000;

const withdrawalsQuery = (sub: string) =>
  queryOptions({
    queryKey: ['withdrawals', sub],
    queryFn: ({ signal }) => call('GET /withdrawals', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ datasetDeletedAt }) => datasetDeletedAt === undefined)
        ? everyMsWhileDeleting
        : false,
  });

export const useWithdrawals = (sub: string) => useQuery(withdrawalsQuery(sub));

export function useWithdraw() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (uploadHash: string): Promise<Withdrawal> =>
      call('POST /withdrawals', { body: { uploadHash } }),
    // An unclaimed reward is forfeited by the withdrawal.
    onSettled: () => refreshFacts(queries, ['withdrawal', 'reward']),
  });
}
