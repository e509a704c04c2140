/** GET /payouts/{payoutId}: how a claim goes on, until the money is there. */
import { useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';

const everyMs = 1_000;

const payoutSchema = z.object({
  payoutId: z.string(),
  /** base64 of 32 bytes. */
  uploadHash: z.string(),
  dataPoolId: z.string(),
  /** `failed`: paused by a fault of ours. `refused`: it ended, the reward can be claimed again. */
  state: z.enum(['requested', 'reserved', 'paying', 'settled', 'failed', 'refused']),
  amountWei: z.string(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  transactionHash: z.string().optional(),
  failure: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type Payout = z.infer<typeof payoutSchema>;

const isOver = (payout: Payout | undefined): boolean =>
  payout?.state === 'settled' || payout?.state === 'refused';

/** Outside of the hook: the same function makes the same array while nothing changed. */
const dataOf = (results: readonly { data: Payout | undefined }[]) => results.map(({ data }) => data);

/** @returns one entry for each id; undefined if the first answer is still on its way */
export function usePayouts(payoutIds: readonly string[]): (Payout | undefined)[] {
  return useQueries({
    queries: payoutIds.map((payoutId) => ({
      queryKey: ['payout', payoutId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request(payoutSchema, { method: 'GET', path: `/payouts/${encodeURIComponent(payoutId)}`, signal }),
      refetchInterval: (query: { state: { data: Payout | undefined } }) =>
        isOver(query.state.data) ? false : everyMs,
    })),
    combine: dataOf,
  });
}
