/** The ledger's balances, and the pools with their funds. */
import { z } from 'zod';
import { cents, wei } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { poolSchema } from '../data-pool.ts';
import { time, unread } from './field.ts';

const balanceSchema = z
  .object({
    account: z
      .string()
      .describe('`pool:<pool>`, `proceeds:<pool>`, `held`, `cards`; `people` is the sum of all people.'),
    currency: z.enum(['CGDX', 'SGD']).describe('The currency.'),
    amount: z.string().describe('Base units of CGDX or cents of SGD, decimal digits with a sign.'),
  })
  .meta({ id: 'Balance', description: 'The balance of an account of the ledger.' });
export type Balance = z.infer<typeof balanceSchema>;

const operatedPoolSchema = poolSchema
  .extend({
    escrowWei: wei
      .optional()
      .describe('The escrow from which the pool pays rewards; absent if no node answered.'),
    heldWei: wei
      .optional()
      .describe('Payments by wallets that can still be refunded; absent if no node answered.'),
    withdrawableWei: wei
      .optional()
      .describe('Payments by wallets that the pool’s owner can withdraw; absent if no node answered.'),
    cardProceedsCents: cents.describe('Payments by cards that belong to the pool’s owner.'),
    differences: z
      .array(z.string())
      .optional()
      .describe(
        'A sentence for each difference between the table and the chain; absent if no node answered.',
      ),
  })
  .meta({ id: 'OperatedPool', description: 'A pool with its terms and its funds.' });
export type OperatedPool = z.infer<typeof operatedPoolSchema>;

export const bookRoutes = {
  'GET /operator/ledger': {
    summary: 'The balance of each account that belongs to no person, and the sum of all people’s accounts.',
    answers: {
      200: z.object({
        balances: z.array(balanceSchema).describe('By account and currency.'),
        asOf: time.describe('When the balances were computed.'),
      }),
    },
    errors: [],
    provedBy: 'functions/src/ledger/on-balance-tick.test.ts',
  },
  'GET /operator/pools': {
    summary: 'All pools with terms, escrow, proceeds and availability.',
    answers: { 200: z.object({ pools: z.array(operatedPoolSchema), unread }) },
    errors: [],
    provedBy: 'lab/e2e/src/review.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
