/** The contributor's account at Stripe, from which payouts go to a bank. */
import { stripeAccountKinds } from '@cgdx/core/payout/stripe-account.ts';
import { z } from 'zod';
import { stripeAccountId, time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const link = z.object({
  url: z.string().describe('Stripe’s page on which the account is set up: used once, within minutes.'),
});
const account = z.object({ stripeAccountId });

export const stripeAccountRoutes = {
  'POST /stripe/create-stripe-account': {
    summary:
      'Begins or goes on with the setup of the caller’s one account at Stripe. The server writes its id to `custom:stripe_account_id`.',
    body: z.object({
      email: z.string().optional().describe('The caller’s own e-mail address.'),
      userSub: z.string().optional().describe('The caller’s own subject.'),
    }),
    answers: { 200: link },
    errors: ['NotYours', 'StripeSetUpAlready'],
    provedBy: 'lab/e2e/src/bank-payout.test.ts',
  },
  'POST /stripe/check-stripe-account': {
    summary: 'Whether the caller’s account at Stripe can be paid.',
    body: account,
    answers: {
      200: z.object({
        charges_enabled: z.boolean().describe('Whether its bank can be paid: `state` is `ready`.'),
        state: z
          .enum(stripeAccountKinds)
          .describe(
            '`checking`: Stripe looks at it, a claim waits and is paid by itself. `needs`: ask for a new link. `bank-missing`: the money would stay at Stripe, ask for a new link. `paused`: it is not paid for now. `rejected`, `gone`: a new link is of another account.',
          ),
        needs: z
          .array(z.string())
          .describe(
            'What Stripe asks of the person, in words; of a `ready` account too, before it would stop.',
          ),
        neededBy: time.optional().describe('When Stripe must have it, if it names a time that is to come.'),
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
