/** Claims of rewards, in CGDX or to a bank. */
import { z } from 'zod';
import { address, anyPoolId, id, stripeAccountId } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const userId = z.string().describe('The caller’s own subject, username or e-mail.');
const claimed = z
  .object({
    payoutIds: z
      .array(id)
      .describe('A payout for each unclaimed upload of the pool, and the payouts in progress.'),
    remaining: z
      .number()
      .int()
      .optional()
      .describe('The number of uploads that this call had no time to claim: call it again.'),
  })
  .describe(
    'The rewards are claimed; `GET /payouts/{payoutId}` returns the progress and the rail of each: a reward that was claimed before stays on its rail. The call returns 429 `TooManyClaims` if it could claim nothing, and never 503.',
  );

export const claimRoutes = {
  'POST /smart-contract/upload-incentive': {
    summary: 'Claims every unclaimed upload of a pool, in CGDX.',
    body: z.object({
      userId,
      dataPoolId: anyPoolId,
      clientAccountAddress: address.describe('The wallet that is linked to the account.'),
    }),
    answers: { 202: claimed },
    errors: ['NotYours', 'NotFound', 'WalletNotLinked', 'NothingToClaim', 'TooManyClaims'],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
  'POST /smart-contract/upload-incentive-stripe': {
    summary:
      'Claims every unclaimed upload of a pool, in Singapore dollars to the caller’s bank; while Stripe still checks the account, payouts wait and are paid automatically afterwards. `transferId` is in the payout once Stripe has made the transfer.',
    body: z.object({ userId, dataPoolId: anyPoolId, stripeAccountId }),
    answers: { 202: claimed },
    errors: [
      'NotYours',
      'NotFound',
      'StripeNotConnected',
      'StripeIncomplete',
      'StripeRejected',
      'StripeGone',
      'StripeBankMissing',
      'StripePaused',
      'NothingToClaim',
      'TooManyClaims',
    ],
    provedBy: 'lab/e2e/src/bank-payout.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
