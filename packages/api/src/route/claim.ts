/** Claims of rewards in CGDX. */
import { z } from 'zod';
import { address, anyPoolId, id } from '../field.ts';
import type { RouteSchema } from '../route.ts';

export const claimRoutes = {
  'POST /smart-contract/upload-incentive': {
    summary: 'Claims every unclaimed upload of a pool, in CGDX.',
    body: z.object({
      userId: z.string().describe('The caller’s own subject, username or e-mail.'),
      dataPoolId: anyPoolId,
      clientAccountAddress: address.describe('The wallet that is linked to the account.'),
    }),
    answers: {
      202: z
        .object({
          payoutIds: z
            .array(id)
            .describe('One for each unclaimed upload of the pool, and those in progress.'),
          remaining: z
            .number()
            .int()
            .optional()
            .describe('The number of uploads that it had no time for: claim again.'),
        })
        .describe(
          'Claimed; `GET /payouts/{payoutId}` says how each goes on. 429 `TooManyClaims` if it could take none; never 503.',
        ),
    },
    errors: ['NotYours', 'NotFound', 'WalletNotLinked', 'NothingToClaim', 'TooManyClaims'],
    provedBy: 'e2e/src/claim-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
