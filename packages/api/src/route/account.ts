/** The caller's own account: their anonymous hash and their earnings. */
import { z } from 'zod';
import { poolId, time, uploadHash } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const digits = z.string().regex(/^-?\d+$/);

const statementLineSchema = z
  .object({
    bookedAt: time,
    event: z.string().describe('What was booked: `reward.earned`, `reward.paid`, `reward.forfeited`.'),
    uploadHash: uploadHash.optional().describe('The upload whose reward it is, base64 of 32 bytes.'),
    dataPoolId: poolId.optional(),
    currency: z.enum(['CGDX', 'SGD']).describe('The currency of the amounts.'),
    amount: digits.describe(
      'The change of what the caller is owed: positive for earnings, negative for payments. Base units of CGDX (1e-18), or cents of SGD; decimal digits, with a sign.',
    ),
    balance: digits.describe('What the caller is owed in this currency after this line, in the same units.'),
  })
  .meta({ id: 'StatementLine', description: 'A line of the ledger about the caller’s rewards.' });
export type StatementLine = z.infer<typeof statementLineSchema>;

export const accountRoutes = {
  'GET /account': {
    summary: 'The hash that stands for the caller where their name must not appear.',
    answers: {
      200: z.object({
        anonymousHash: z
          .string()
          .describe(
            '64 hex digits, always the same for this person. The hashes of other people are shown only to operators, as `userHash`.',
          ),
      }),
    },
    errors: [],
    provedBy: 'functions/src/account/account-route.test.ts',
  },
  'GET /account/statement': {
    summary: 'The caller’s earnings and payments, line by line, from the ledger.',
    answers: { 200: z.array(statementLineSchema).describe('Oldest first.') },
    errors: [],
    provedBy: 'functions/src/account/account-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
