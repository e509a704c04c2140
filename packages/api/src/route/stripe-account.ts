/** The contributor's account at Stripe, from which payouts go to a bank. */
import { stripeAccountKinds } from '@cgdx/core/payout/stripe-account.ts';
import { z } from 'zod';
import { stripeAccountId, time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const link = z.object({
  url: z
    .string()
    .describe(
      'Stripe’s page on which the account is set up. The link works once and expires within minutes.',
    ),
});
const account = z.object({ stripeAccountId });

export const stripeAccountRoutes = {
  'POST /stripe/create-stripe-account': {
    summary:
      'Begins or continues the setup of the caller’s one account at Stripe. The server writes its id to `custom:stripe_account_id`.',
    body: z.object({
      email: z.string().optional().describe('The caller’s own e-mail address.'),
      userSub: z.string().optional().describe('The caller’s own subject.'),
    }),
    answers: { 200: link },
    errors: ['NotYours', 'StripeSetUpAlready'],
    provedBy: 'lab/e2e/src/bank-payout.test.ts',
  },
  'POST /stripe/check-stripe-account': {
    summary: 'Returns whether the caller’s account at Stripe can be paid.',
    body: account,
    answers: {
      200: z.object({
        charges_enabled: z
          .boolean()
          .describe('Whether the account’s bank can be paid, that is, whether `state` is `ready`.'),
        state: z
          .enum(stripeAccountKinds)
          .describe(
            '`checking`: Stripe is checking the account; a claim waits and is paid automatically afterwards. `needs`: request a new link. `bank-missing`: the money would stay at Stripe; request a new link. `paused`: no payouts for now. `rejected`, `gone`: a new link sets up another account.',
          ),
        needs: z
          .array(z.string())
          .describe(
            'What Stripe requires of the person, in words; also for a `ready` account that would be paused without it.',
          ),
        neededBy: time
          .optional()
          .describe('The deadline for these requirements, if Stripe names one in the future.'),
      }),
    },
    errors: ['StripeNotConnected'],
    provedBy: 'lab/e2e/src/bank-payout.test.ts',
  },
  'POST /stripe/regenerate-stripe-link': {
    summary: 'A new page for the setup of the caller’s account at Stripe.',
    body: account,
    answers: { 200: link },
    errors: ['StripeNotConnected', 'StripeSetUpAlready'],
    provedBy: 'lab/e2e/src/bank-payout.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
