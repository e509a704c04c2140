/** The state of the chain lane. */
import { z } from 'zod';
import { root, transactionHash, wei } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { countSchema, time, unread } from './field.ts';

const keySchema = z.object({
  role: z.enum(['appender', 'payer']),
  address: z.string(),
  balanceWei: wei.optional().describe('The balance that pays for gas; absent if no node answered.'),
  nonce: z
    .number()
    .int()
    .optional()
    .describe('The number of mined transactions; absent if no node answered.'),
  pendingNonce: z
    .number()
    .int()
    .optional()
    .describe('The number of mined and pending transactions; absent if no node answered.'),
  sentNonce: z
    .number()
    .int()
    .optional()
    .describe('The stored nonce of the last transaction sent; present only if no node answered.'),
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
      .describe('The state of the contract; absent if no node answered.'),
    marketplace: z.string().describe('The address of the contract `Marketplace`.'),
    unread,
    stored: z
      .object({ root, size: z.number().int(), version: z.number().int() })
      .describe('The tree in our store.'),
    isEqual: z
      .boolean()
      .optional()
      .describe(
        'Whether the stored root equals the root on the chain; false while a root update awaits confirmation. Absent if no node answered.',
      ),
    pendingLeaves: z.number().int().describe('Leaves that no confirmed root covers.'),
    waitingContributions: countSchema.describe('Contributions that wait for a root; counted up to 100.'),
    waitingClaims: countSchema.describe('Payouts that wait for the chain; counted up to 100 on each rail.'),
    inFlight: z
      .object({
        kind: z.string().describe('`append` or `claim`.'),
        newRoot: root,
        size: z.number().int(),
        attempts: z.array(attempt).describe('The first attempt, and each replacement with a higher fee.'),
      })
      .optional()
      .describe('The root update that was sent and is not confirmed.'),
    oldestUnconfirmedAt: time.optional().describe('When the first attempt of `inFlight` was sent.'),
    lease: z
      .object({ owner: z.string(), endsAt: time })
      .optional()
      .describe('The holder of the lane; absent if there is none.'),
    keys: z.array(keySchema).describe('The keys that the lane signs with.'),
    fees: z
      .object({ baseWei: wei, tipWei: wei })
      .optional()
      .describe('The current price of a unit of gas; absent if no node answered.'),
    lastReorg: z
      .object({ at: time, size: z.number().int(), transactionHash })
      .optional()
      .describe(
        'The last reorganisation in which the chain lost a confirmed root update, which was then published again.',
      ),
  })
  .meta({ id: 'ChainLane', description: 'The state of the chain lane.' });
export type ChainLane = z.infer<typeof laneSchema>;

export const chainRoutes = {
  'GET /operator/chain': {
    summary: 'The state of the chain lane.',
    answers: { 200: laneSchema },
    errors: [],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
