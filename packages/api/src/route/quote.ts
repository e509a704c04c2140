/** Quotes: the price of a cart, valid for an hour. */
import { contractQuoteSchema } from '@cgdx/core/purchase/contract-quote-schema.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { z } from 'zod';
import { address, cents, id, poolId, quality, time, uploadHash, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const basketSchema = z
  .object({
    dataPoolId: poolId,
    uploads: z
      .array(z.object({ uploadHash, quality, priceWei: wei }))
      .describe('The uploads of the basket, in the order of the leaves of the quote’s root.'),
    totalWei: wei,
    quote: contractQuoteSchema
      .optional()
      .describe('The offer that the wallet passes to `purchaseWithQuote`; absent without a wallet.'),
    signature: z.string().optional().describe('The signature of `quote`: 65 bytes, 0x hex.'),
  })
  .meta({ id: 'Basket', description: 'Uploads of one pool, bought with one transaction.' });
export type Basket = z.infer<typeof basketSchema>;

export const quoteSchema = z
  .object({
    quoteId: id.describe('The id of the quote, which a payment by card names.'),
    createdAt: time,
    expiresAt: time,
    totalWei: wei,
    card: z
      .object({
        currency: z.literal('sgd'),
        amountCents: cents,
        obstacle: z.string().optional().describe('Why the cart cannot be paid by card; absent if it can.'),
      })
      .describe('The price by card.'),
    baskets: z.array(basketSchema).describe('A basket for each pool.'),
  })
  .meta({ id: 'Quote', description: 'The price of a cart, which is fixed until the quote expires.' });
export type Quote = z.infer<typeof quoteSchema>;

export const quoteRoutes = {
  'POST /quotes': {
    summary: 'Quotes the price of these uploads, with signed offers that a wallet can pay.',
    body: z.object({
      uploadHashes: z
        .array(z.string().max(64))
        .describe('At most 500 upload hashes, each base64 of 32 bytes.'),
      clientAccountAddress: address
        .optional()
        .describe(
          'The wallet that will pay; it must be linked to the account. Without it no offer is signed.',
        ),
      licenceVersion: z
        .string()
        .max(64)
        .describe(
          'The version of the licence that the buyer has read and agrees to; the receipt repeats it.',
        ),
    }),
    missing: {
      licenceVersion: `Data is bought under the CGDX Data Licence ${licenceVersion}: read it in section 8 of the terms, and send its version as licenceVersion if you agree to it.`,
    },
    answers: { 200: quoteSchema },
    errors: [
      'InvalidUploadHash',
      'EmptyCart',
      'CartTooLarge',
      'UploadUnknown',
      'OwnUpload',
      'BoughtAlready',
      'PoolNotForSale',
      'WalletNotLinked',
      'TooManyQuotes',
      'LicenceChanged',
    ],
    provedBy: 'lab/e2e/src/purchase.test.ts',
  },
  'POST /quotes/{quoteId}/cancellation': {
    summary:
      'Cancels offers that a wallet has not paid: once a transaction has called `cancelQuote` with a returned signature, nobody can pay that offer.',
    path: z.object({ quoteId: id.describe('The quote whose offers are cancelled.') }),
    answers: {
      200: z.object({
        cancellations: z
          .array(
            z.object({
              quote: contractQuoteSchema,
              signature: z.string().describe('The signature of the cancellation: 65 bytes, 0x hex.'),
            }),
          )
          .describe(
            'The arguments of `cancelQuote`, which any account may call. Empty without a wallet, or after the offers have expired.',
          ),
      }),
    },
    errors: ['NotFound'],
    provedBy: 'functions/src/purchase/quote/take-back.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
