/** Paying by card. */
import { z } from 'zod';
import { cents, id } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const checkoutRoutes = {
  'POST /stripe/create-checkout-session': {
    summary:
      'Creates the page on which a card pays for a quote. `amount`, `currency`, `success_url` and `cancel_url` are accepted and ignored: the quote decides.',
    body: z.object({
      quoteId: z.string().min(1).max(64).describe('The `quoteId` that `POST /quotes` returned.'),
      userSub: z.string().optional().describe('The caller’s own subject.'),
    }),
    missing: {
      quoteId:
        'A card pays for a quote: call POST /quotes with the hashes of the uploads first, and send the quoteId of its answer here.',
    },
    answers: {
      200: z.object({
        url: z.string().describe('The page to open; the same for the same quote.'),
        purchaseId: id.describe('The id of the purchase that begins once the card has paid.'),
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
    summary:
      'Receives events from Stripe, signed in the header `stripe-signature`. Each event takes effect once.',
    answers: { 200: z.object({ received: z.literal(true) }) },
    errors: ['WrongStripeSignature'],
    provedBy: 'lab/e2e/src/purchase-webhook.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
