/**
 * Receives Stripe's events, signed and recent, and handles each once. A payment starts its purchase; a change
 * of a saved card's payment is looked up; a failed refund raises an alarm; a change of a contributor's account
 * resumes the payouts that wait for it.
 */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import {
  chargeEvents,
  connectedAccountEvents,
  paymentEvents,
  refundFailedEvent,
} from '@cgdx/workflows/wiring/stripe.ts';
import Stripe from 'stripe';
import { z } from 'zod';
import { ok, type PublicRequest, publicApi } from '../../ground/caller/api.ts';
import { sendEvents } from '../../ground/handler/event.ts';
import { secret } from '../../ground/links.ts';
import { fail } from '../../ground/log/log.ts';
import { purchaseTag } from '../../stripe/purchase-tag.ts';
import { isHandled, markHandled } from './stripe-event.ts';

/** An event whose signature is older than this, or further in the future, is refused. */
const toleranceSeconds = 300;

const paidSchema = z.object({
  type: z.enum(paymentEvents),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_status: z.string(),
      metadata: z.object({ [purchaseTag]: z.string() }),
    }),
  }),
});

/** Events of payments by saved card. Stripe also sends those of payment pages, which are ignored. */
const chargeSchema = z.object({
  type: z.enum(chargeEvents),
  data: z.object({
    object: z.object({ customer: z.string(), metadata: z.object({ [purchaseTag]: z.string() }) }),
  }),
});

const failedRefundSchema = z.object({
  type: z.literal(refundFailedEvent),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_intent: z.string().nullish(),
      /** A refund that was made in Stripe's dashboard has no tag. */
      metadata: z.object({ [purchaseTag]: z.string().optional() }).nullish(),
    }),
  }),
});

const wrongSignature = (cause?: unknown): MarketError =>
  new MarketError(
    'input',
    'WrongStripeSignature',
    'This event is not signed by Stripe, or its signature is too old.',
    {
      cause,
    },
  );

function verified(text: string, header: string): Stripe.Event {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]);
  if (!(Math.abs(Date.now() / 1_000 - signedAt) <= toleranceSeconds)) throw wrongSignature();
  // Each of Stripe's endpoints has its own secret; only the signature shows which one sent the event.
  for (const each of secret('StripeWebhookSecret').split(','))
    try {
      return Stripe.webhooks.constructEvent(text, header, each.trim(), toleranceSeconds);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  throw wrongSignature();
}

const accountSchema = z.object({ type: z.enum(connectedAccountEvents), account: z.string() });

async function hear({ text, headers }: PublicRequest<'POST /stripe/webhook'>) {
  const event = verified(text, headers['stripe-signature'] ?? '');
  if (await isHandled(event.id)) return ok({ received: true } as const);
  const paid = paidSchema.safeParse(event).data?.data.object;
  // Stripe sends another event when a delayed payment has arrived.
  if (paid?.payment_status === 'paid')
    await sendEvents([
      {
        type: 'checkout.completed',
        detail: { purchaseId: paid.metadata[purchaseTag], checkoutSessionId: paid.id },
      },
    ]);
  const charge = chargeSchema.safeParse(event).data?.data.object;
  if (charge)
    await sendEvents([{ type: 'charge.changed', detail: { purchaseId: charge.metadata[purchaseTag] } }]);
  const changed = accountSchema.safeParse(event).data;
  if (changed)
    await sendEvents([{ type: 'stripe-account.changed', detail: { stripeAccountId: changed.account } }]);
  const failed = failedRefundSchema.safeParse(event).data?.data.object;
  // The purchase may be settled, so an operator has to look; the alarm counts this line.
  if (failed)
    fail(`stripe.${refundFailedEvent}`, {
      refundId: failed.id,
      paymentIntentId: failed.payment_intent,
      purchaseId: failed.metadata?.[purchaseTag],
    });
  await markHandled(event.id);
  return ok({ received: true } as const);
}

export const handler = publicApi({ 'POST /stripe/webhook': hear });
