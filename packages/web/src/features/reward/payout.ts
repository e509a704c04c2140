/** GET /payouts/{payoutId}: the progress of a claim, until it is paid. */
import type { Payout } from '@cgdx/api/route/payout.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const everyMs = 1_000;

const isOver = (payout: Payout | undefined): boolean =>
  payout?.state === 'settled' || payout?.state === 'refused';

/** Outside the hook: the same function returns the same array while nothing has changed. */
const dataOf = (results: readonly { data: Payout | undefined }[]) => results.map(({ data }) => data);

/** @returns one entry per id; undefined until its first response has arrived */
export function usePayouts(payoutIds: readonly string[]): (Payout | undefined)[] {
  return useQueries({
    queries: payoutIds.map((payoutId) => ({
      queryKey: ['payout', payoutId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /payouts/{payoutId}', { path: { payoutId }, signal }),
      refetchInterval: (query: { state: { data: Payout | undefined } }) =>
        isOver(query.state.data) ? false : everyMs,
    })),
    combine: dataOf,
  });
}
