/** The state of a person's claims. */
import { z } from 'zod';
import { id, poolId, time, transactionHash, uploadHash, wei } from '../field.ts';
import type { RouteSchema } from '../route.ts';

export const payoutSchema = z
  .object({
    payoutId: id.describe('The id that the claim returned.'),
    state: z
      .enum(['requested', 'reserved', 'paying', 'settled', 'failed', 'refused'])
      .describe(
        '`failed`: paused by a fault of ours, money and reservation are safe. `refused`: it ended, the reward is free again.',
      ),
    rail: z.literal('cgdx').describe('The rail that it is paid on.'),
    uploadHash,
    dataPoolId: poolId,
    wallet: z.string().describe('The wallet that gets it.'),
    amountWei: wei,
    transactionHash: transactionHash.optional(),
    failure: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .describe('Why it is `failed` or `refused`.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Payout', description: 'A claim on its way to the wallet.' });
export type Payout = z.infer<typeof payoutSchema>;

export const payoutRoutes = {
  'GET /payouts': {
    summary: 'The caller’s payouts.',
    answers: { 200: z.object({ payouts: z.array(payoutSchema).describe('Newest first.') }) },
    errors: [],
    provedBy: 'e2e/src/claim-api.test.ts',
  },
  'GET /payouts/{payoutId}': {
    summary: 'One payout of the caller.',
    path: z.object({ payoutId: payoutSchema.shape.payoutId }),
    answers: { 200: payoutSchema },
    errors: ['NotFound'],
    provedBy: 'e2e/src/claim-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
