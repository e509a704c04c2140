/** A contributor's account at Stripe has changed: resumes the payouts that wait for it. */
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { resumePayoutsTo } from './resume-payout.ts';

const detailSchema = z.object({ stripeAccountId: z.string() });

export const handler = handled(
  async (event: EventBridgeEvent<'stripe-account.changed', unknown>): Promise<{ resumed: number }> => {
    const { stripeAccountId } = detailSchema.parse(event.detail);
    return { resumed: await resumePayoutsTo(stripeAccountId) };
  },
);
