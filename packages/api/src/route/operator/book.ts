/** The ledger's balances, and the pools with what they hold. */
import { z } from 'zod';
import { cents, wei } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { poolSchema } from '../data-pool.ts';
import { time, unread } from './field.ts';

const balanceSchema = z
  .object({
    account: z
      .string()
      .describe('`pool:<pool>`, `proceeds:<pool>`, `held`, `cards`; `people` is everybody together.'),
    currency: z.enum(['CGDX', 'SGD']).describe('The currency.'),
    amount: z.string().describe('Base units of CGDX or cents of SGD, decimal digits with a sign.'),
  })
  .meta({ id: 'Balance', description: 'What an account of the ledger has.' });
export type Balance = z.infer<typeof balanceSchema>;

const operatedPoolSchema = poolSchema
  .extend({
    escrowWei: wei.optional().describe('What it can pay rewards from; absent if no node answered.'),
    heldWei: wei
      .optional()
      .describe('Paid by wallets, and can still be refunded; absent if no node answered.'),
    withdrawableWei: wei.optional().describe('Paid by wallets, and its owner’s; absent if no node answered.'),
    cardProceedsCents: cents.describe('Paid by cards, and its owner’s.'),
    differences: z
      .array(z.string())
      .optional()
      .describe('Sentences: what the table and the chain disagree on; absent if no node answered.'),
  })
  .meta({ id: 'OperatedPool', description: 'A pool with its terms and its money.' });
export type OperatedPool = z.infer<typeof operatedPoolSchema>;

export const bookRoutes = {
  'GET /operator/ledger': {
    summary: 'The balance of each account that is no person’s, and of all people together.',
    answers: {
      200: z.object({
        balances: z.array(balanceSchema).describe('By account and currency.'),
        asOf: time.describe('When they were added up.'),
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
