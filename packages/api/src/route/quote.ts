/** What a cart costs. */
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
      .describe('What it holds, in the order that the quote’s root is made of.'),
    totalWei: wei,
    quote: contractQuoteSchema
      .optional()
      .describe('For `purchaseWithQuote`: what the wallet buys. None without a wallet.'),
    signature: z.string().optional().describe('Of `quote`: 65 bytes, 0x hex.'),
  })
  .meta({ id: 'Basket', description: 'Uploads of one pool, bought with one transaction.' });
export type Basket = z.infer<typeof basketSchema>;

export const quoteSchema = z
  .object({
    quoteId: id.describe('What a card’s payment names.'),
    createdAt: time,
    expiresAt: time,
    totalWei: wei,
    card: z
      .object({
        currency: z.literal('sgd'),
        amountCents: cents,
        obstacle: z.string().optional().describe('Why no card can pay this.'),
      })
      .describe('The same by card.'),
    baskets: z.array(basketSchema).describe('One for each pool.'),
  })
  .meta({ id: 'Quote', description: 'What a cart costs, whatever the prices do until it expires.' });
export type Quote = z.infer<typeof quoteSchema>;

export const quoteRoutes = {
  'POST /quotes': {
    summary: 'Asks what these uploads cost, and for signed offers that a wallet can pay.',
    body: z.object({
      uploadHashes: z.array(z.string().max(64)).describe('at most 500, each base64 of 32 bytes.'),
      clientAccountAddress: address
        .optional()
        .describe('The wallet that is to pay, linked to the account. Without it no offer is signed.'),
      licenceVersion: z
        .string()
        .max(64)
        .describe('The version of the licence that the buyer has read and agrees to; the receipt says it.'),
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
      'Takes offers back that a wallet has not paid: once somebody has sent `cancelQuote` with what is answered, nobody can pay them.',
    path: z.object({ quoteId: id.describe('Whose offers are taken back.') }),
    answers: {
      200: z.object({
        cancellations: z
          .array(
            z.object({
              quote: contractQuoteSchema,
              signature: z.string().describe('Of the cancellation: 65 bytes, 0x hex.'),
            }),
          )
          .describe(
            'For `cancelQuote`, from any account. None without a wallet, or after the offer has expired.',
          ),
      }),
    },
    errors: ['NotFound'],
    provedBy: 'functions/src/purchase/quote/take-back.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
