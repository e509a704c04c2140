/** The payouts of the signed-in person: the list of all, and those of one claim until they are paid. */
import type { Payout } from '@cgdx/api/route/payout.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { type Followed, followed, untilAnswered } from '../../lib/api/followed.ts';
import { pollingDelayMs, slowlyEveryMs } from '../../lib/api/polling-delay.ts';
import { isOver } from './payout-group.ts';

const everyMs = 1_000;
const everyMsOfAll = 2_000;

const followedPayouts = followed<Payout>(isOver);

export function usePayouts(payoutIds: readonly string[]): Followed<Payout> {
  return useQueries({
    queries: payoutIds.map((payoutId) => ({
      queryKey: ['payout', payoutId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /payouts/{payoutId}', { path: { payoutId }, signal }),
      refetchInterval: (query: { state: { data: Payout | undefined } }) =>
        query.state.data && isOver(query.state.data) ? false : everyMs,
      ...untilAnswered(everyMs),
    })),
    combine: followedPayouts,
  });
}

export const payoutsQuery = (sub: string) =>
  queryOptions({
    queryKey: ['payouts', sub],
    queryFn: async ({ signal }) => (await call('GET /payouts', { signal })).payouts,
    // Polled slowly even if all payouts are over, since another tab may claim.
    refetchInterval: ({ state: { data = [] } }) =>
      pollingDelayMs(
        data.filter((payout) => !isOver(payout)),
        everyMsOfAll,
      ) ?? slowlyEveryMs,
  });

/** Returns all payouts, newest first. */
export const useAllPayouts = (sub: string) => useQuery(payoutsQuery(sub));
