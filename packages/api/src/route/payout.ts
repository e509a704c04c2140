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
        '`failed`: paused by an internal error; the money and the reservation are safe. `refused`: the payout has ended, and the reward can be claimed again.',
      ),
    rail: z.enum(['cgdx', 'bank']).describe('The rail on which the reward is paid.'),
    uploadHash,
    dataPoolId: poolId,
    wallet: z.string().optional().describe('The wallet that is paid; only on the rail `cgdx`.'),
    stripeAccountId: stripeAccountId
      .optional()
      .describe('The Stripe account that is paid; only on the rail `bank`.'),
    amountWei: wei,
    amountCents: cents
      .optional()
      .describe('The amount that the bank receives, in cents of SGD; only on the rail `bank`.'),
    transactionHash: transactionHash
      .optional()
      .describe(
        'The transaction that marked the reward as claimed on the chain; on the rail `cgdx` the same transaction paid it.',
      ),
    transferId: z.string().optional().describe('The id of Stripe’s transfer; only on the rail `bank`.'),
    failure: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .describe('Why the payout is `failed` or `refused`, or what it waits for while it is `paying`.'),
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
