/** GET /payouts/{payoutId}: the progress of a claim, until it is paid. */
import type { Payout } from '@cgdx/api/route/payout.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { type Followed, followed } from '../../lib/api/followed.ts';

const everyMs = 1_000;

const isOver = ({ state }: Payout): boolean => state === 'settled' || state === 'refused';

const followedPayouts = followed<Payout>(isOver);

export function usePayouts(payoutIds: readonly string[]): Followed<Payout> {
  return useQueries({
    queries: payoutIds.map((payoutId) => ({
      queryKey: ['payout', payoutId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /payouts/{payoutId}', { path: { payoutId }, signal }),
      refetchInterval: (query: { state: { data: Payout | undefined } }) =>
        query.state.data && isOver(query.state.data) ? false : everyMs,
    })),
    combine: followedPayouts,
  });
}
