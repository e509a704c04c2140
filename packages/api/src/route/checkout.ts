/** Paying by card. */
import { z } from 'zod';
import { cents, id } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const checkoutRoutes = {
  'POST /stripe/create-checkout-session': {
    summary:
      'Opens the page on which a card pays for a quote. `amount`, `currency`, `success_url` and `cancel_url` may be sent and are not looked at: what the quote says counts.',
    body: z.object({
      quoteId: z.string().min(1).max(64).describe('The basket: as `POST /quotes` answered it.'),
      userSub: z.string().optional().describe('The caller’s own subject.'),
    }),
    missing: {
      quoteId:
        'A card pays for a quote: call POST /quotes with the hashes of the uploads first, and send the quoteId of its answer here.',
    },
    answers: {
      200: z.object({
        url: z.string().describe('The page to open; the same for the same quote.'),
        purchaseId: id.describe('Of the purchase that begins once it is paid.'),
        amountCents: cents,
        currency: z.literal('sgd'),
      }),
    },
    errors: [
      'NotYours',
      'NotFound',
      'QuoteExpired',
      'LicenceChanged',
      'UploadUnknown',
      'BoughtAlready',
      'PoolNotForSale',
      'PaidAlready',
      'PaymentUnderWay',
      'CardNotPossible',
    ],
    provedBy: 'lab/e2e/src/purchase.test.ts',
  },
  'POST /stripe/webhook': {
    summary: 'What Stripe tells, signed in `stripe-signature`. Each event is heard once.',
    answers: { 200: z.object({ received: z.literal(true) }) },
    errors: ['WrongStripeSignature'],
    provedBy: 'lab/e2e/src/purchase-webhook.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
