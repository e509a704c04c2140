/** GET /payouts/{payoutId}: the progress of a claim, until it is paid. */
import type { Payout } from '@cgdx/api/route/payout.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const everyMs = 1_000;

const isOver = (payout: Payout | undefined): boolean =>
  payout?.state === 'settled' || payout?.state === 'refused';

interface Result {
  readonly data: Payout | undefined;
  readonly error: unknown;
}

export interface FollowedPayouts {
  /** One entry per id; undefined until its first response has arrived. */
  readonly payouts: readonly (Payout | undefined)[];
  /** Why the newest state of one that is not over could not be read; undefined if all could. */
  readonly failure: unknown;
}

/** Outside the hook: the same function returns the same object while nothing has changed. */
export const followedPayouts = (results: readonly Result[]): FollowedPayouts => ({
  payouts: results.map(({ data }) => data),
  failure: results.find(({ data, error }) => error && !isOver(data))?.error ?? undefined,
});

export function usePayouts(payoutIds: readonly string[]): FollowedPayouts {
  return useQueries({
    queries: payoutIds.map((payoutId) => ({
      queryKey: ['payout', payoutId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /payouts/{payoutId}', { path: { payoutId }, signal }),
      refetchInterval: (query: { state: { data: Payout | undefined } }) =>
        isOver(query.state.data) ? false : everyMs,
    })),
    combine: followedPayouts,
  });
}
