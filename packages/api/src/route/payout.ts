/** The state of a person's claims. */
import { z } from 'zod';
import {
  cents,
  id,
  poolId,
  stripeAccountId,
  time,
  transactionHash,
  uploadHash,
  wei,
} from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const payoutSchema = z
  .object({
    payoutId: id.describe('The id that the claim returned.'),
    state: z
      .enum(['requested', 'paying', 'settled', 'failed', 'refused'])
      .describe(
        '`failed`: paused by a fault of ours, money and reservation are safe. `refused`: it ended, the reward is free again.',
      ),
    rail: z.enum(['cgdx', 'bank']).describe('The rail that it is paid on.'),
    uploadHash,
    dataPoolId: poolId,
    wallet: z.string().optional().describe('The wallet that gets it; by the rail `cgdx` alone.'),
    stripeAccountId: stripeAccountId
      .optional()
      .describe('The Stripe account that gets it; by the rail `bank` alone.'),
    amountWei: wei,
    amountCents: cents.optional().describe('What the bank gets, in cents of SGD; by the rail `bank` alone.'),
    transactionHash: transactionHash
      .optional()
      .describe(
        'The transaction that marked the reward as paid on the chain; by the rail `cgdx` it paid it, too.',
      ),
    transferId: z.string().optional().describe('Stripe’s transfer; by the rail `bank` alone.'),
    failure: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .describe('Why it is `failed` or `refused`, or what a payout that is `paying` waits for.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Payout', description: 'A claim on its way to a wallet or a bank.' });
export type Payout = z.infer<typeof payoutSchema>;

export const payoutRoutes = {
  'GET /payouts': {
    summary: 'The caller’s payouts.',
    answers: { 200: z.object({ payouts: z.array(payoutSchema).describe('Newest first.') }) },
    errors: [],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
  'GET /payouts/{payoutId}': {
    summary: 'One payout of the caller.',
    path: z.object({ payoutId: payoutSchema.shape.payoutId }),
    answers: { 200: payoutSchema },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
