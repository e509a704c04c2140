/** The state of the chain lane. */
import { z } from 'zod';
import { root, transactionHash, wei } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { countSchema, time, unread } from './field.ts';

const keySchema = z.object({
  role: z.enum(['appender', 'payer']),
  address: z.string(),
  balanceWei: wei.optional().describe('What it can pay gas with; absent if no node answered.'),
  nonce: z.number().int().optional().describe('Transactions in blocks; absent if no node answered.'),
  pendingNonce: z
    .number()
    .int()
    .optional()
    .describe('Transactions in blocks, and those that wait for one; absent if no node answered.'),
  sentNonce: z
    .number()
    .int()
    .optional()
    .describe('Only if no node answered: the nonce that was sent last, as we stored it.'),
});

const attempt = z.object({
  nonce: z.number().int(),
  hash: transactionHash,
  maxFeePerGasWei: wei,
  sentAt: time,
});

const laneSchema = z
  .object({
    chain: z
      .object({ root, size: z.number().int(), block: z.number().int() })
      .optional()
      .describe('The market on the chain; absent if no node answered.'),
    marketplace: z.string().describe('The market’s address.'),
    unread,
    stored: z.object({ root, size: z.number().int(), version: z.number().int() }).describe('Our tree.'),
    isEqual: z
      .boolean()
      .optional()
      .describe(
        'Whether both roots are the same: unequal while a change is confirmed. Absent if no node answered.',
      ),
    pendingLeaves: z.number().int().describe('Leaves that no confirmed root covers.'),
    waitingContributions: countSchema.describe('Contributions that wait for a root; counted up to 100.'),
    waitingClaims: countSchema.describe('Payouts that wait for the chain; counted up to 100 of each rail.'),
    inFlight: z
      .object({
        kind: z.string().describe('`append` or `claim`.'),
        newRoot: root,
        size: z.number().int(),
        attempts: z.array(attempt).describe('The first, and each that replaced it with a higher fee.'),
      })
      .optional()
      .describe('The change that was sent and is not confirmed.'),
    oldestUnconfirmedAt: time.optional().describe('When the first attempt of `inFlight` was sent.'),
    lease: z
      .object({ owner: z.string(), endsAt: time })
      .optional()
      .describe('Who works on the lane; absent if nobody does.'),
    keys: z.array(keySchema).describe('The keys that it sends with.'),
    fees: z
      .object({ baseWei: wei, tipWei: wei })
      .optional()
      .describe('What the chain asks for a unit of gas; absent if no node answered.'),
    lastReorg: z
      .object({ at: time, size: z.number().int(), transactionHash })
      .optional()
      .describe('When the chain last lost a confirmed change, which was then published again.'),
  })
  .meta({ id: 'ChainLane', description: 'The state of the chain lane.' });
export type ChainLane = z.infer<typeof laneSchema>;

export const chainRoutes = {
  'GET /operator/chain': {
    summary: 'Where the chain lane stands.',
    answers: { 200: laneSchema },
    errors: [],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
