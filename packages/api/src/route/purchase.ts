/** Purchases, by card and by wallet. */
import { z } from 'zod';
import {
  address,
  day,
  id,
  poolId,
  quality,
  time,
  transactionHash,
  uploadHash,
  wei,
} from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const amount = z
  .string()
  .describe('Cents of SGD if a card paid, base units of CGDX if a wallet paid; decimal digits.');

const currency = z.enum(['CGDX', 'SGD']);

const receiptSchema = z
  .object({
    receiptNumber: z.string(),
    issuedAt: time,
    currency,
    total: amount,
    lines: z.array(z.object({ dataPoolId: z.string(), uploads: z.number().int(), amount })),
    paidWith: z.string().optional().describe('The hash of the transaction, or Stripe’s id of the payment.'),
    licence: z
      .string()
      .optional()
      .describe(
        'The version of the licence that the buyer agreed to with the quote; absent if the quote had none.',
      ),
  })
  .describe('The receipt; absent until the purchase is completed.');

export const purchaseStates = [
  /** The checkout page was opened, or a charge of a saved card is pending; nothing was paid yet. */
  'awaiting-payment',
  /** A payment was reported and is not verified yet. */
  'submitted',
  'paid',
  /** The buyer has the uploads; the file is being made. */
  'granted',
  'completed',
  /** No payment was captured, or none by this buyer. */
  'refused',
  'to-refund',
  'refunded',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];
const state = z.enum(purchaseStates);

export const purchaseSchema = z
  .object({
    purchaseId: id.describe('The id that was returned when the purchase began.'),
    rail: z.enum(['card', 'cgdx']),
    status: state.describe(
      '`submitted`: reported as paid, not verified yet. `granted`: the buyer has access, and the file is being made. `refused`: no payment was captured, or none by this buyer. `refunded`: `failure` says why.',
    ),
    createdAt: time,
    updatedAt: time,
    transactionHash: transactionHash.optional(),
    clientAccountAddress: z.string().optional().describe('The wallet that paid.'),
    keyId: id.optional().describe('The API key by which it was bought.'),
    averageDataQuality: z
      .number()
      .nullable()
      .describe('The average quality of its uploads; null until the uploads are known.'),
    spentAmount: z.number().describe('The price in CGDX, even if a card paid.'),
    paid: z
      .object({ currency, amount })
      .optional()
      .describe('The captured amount in the currency of the payment; absent until it is known.'),
    totalWei: wei,
    uploadHashes: z.array(uploadHash).describe('The uploads that were bought.'),
    datasets: z
      .array(
        z.object({
          uploadHash,
          dataPoolId: poolId,
          dataQualityScore: quality,
          kinds: z.record(z.string(), z.number().int()).optional(),
          records: z.number().int().optional(),
          firstDay: day.optional(),
          lastDay: day.optional(),
        }),
      )
      .optional()
      .describe('Each upload as its pool lists it; only in the answer about a single purchase.'),
    sizeBytes: z.number().optional().describe('The size of `data.zip`.'),
    presignedUrl: z
      .string()
      .optional()
      .describe(
        'The address of `data.zip`, valid for 5 minutes and made anew with each call; only for completed purchases. It supports range requests, and the files in the archive are stored uncompressed.',
      ),
    receipt: receiptSchema.optional(),
    failure: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .describe('Why the purchase is refused or refunded.'),
    note: z.string().optional().describe('A hint about a delay, in words.'),
    authenticateBy: time
      .optional()
      .describe(
        'The deadline by which the owner of the saved card must confirm the payment on the account page, because the card’s bank asks for it. Nothing is charged before.',
      ),
    dispute: z
      .enum(['open', 'won', 'partly-lost', 'lost'])
      .optional()
      .describe(
        'What the card’s bank did: `open` took the payment back until it is decided, `lost` for good, `partly-lost` a part of it for good, `won` returned it. The data can be downloaded unless it is `open` or `lost`.',
      ),
  })
  .meta({ id: 'Purchase', description: 'A purchase as its buyer sees it.' });
export type Purchase = z.infer<typeof purchaseSchema>;

/** The purchases on one page of a person's list. */
export const mostPurchases = 100;

export const purchaseRoutes = {
  'GET /transactions': {
    summary: 'The caller’s purchases, by card and in CGDX.',
    query: z.object({
      clientAccountAddress: address
        .optional()
        .describe('Only purchases that this wallet of the caller paid for.'),
      after: purchaseSchema.shape.purchaseId
        .optional()
        .describe('The last purchase of the previous page; the first page by default.'),
    }),
    answers: {
      200: z
        .array(purchaseSchema)
        .describe('A page of purchases, newest first, at most 100; the last page has fewer.'),
    },
    errors: ['NotYours', 'NotFound'],
    provedBy: 'lab/e2e/src/purchase.test.ts',
  },
  'POST /transactions': {
    summary: 'Reports a purchase that was paid on the chain. `spentAmount` is accepted and ignored.',
    body: z.object({
      transactionHash: z
        .string()
        .regex(/^0x[0-9a-fA-F]{64}$/)
        .transform((hash) => hash.toLowerCase())
        .describe('The hash of the transaction on the chain: 0x and 64 hex digits.'),
      clientAccountAddress: address.describe('The wallet that paid.'),
    }),
    answers: {
      202: z
        .object({ purchaseId: id, status: state })
        .describe(
          'The purchase has begun; `GET /transactions/{purchaseId}` returns its progress. A repeated call changes nothing.',
        ),
    },
    errors: [
      'WalletNotLinked',
      'TransactionUsed',
      'TooManySubmitted',
      'TransactionFailed',
      'NotAPurchase',
      'QuoteUnknown',
      'WrongBuyer',
    ],
    provedBy: 'lab/e2e/src/purchase.test.ts',
  },
  'GET /transactions/{purchaseId}': {
    summary: 'One purchase of the caller.',
    path: z.object({ purchaseId: purchaseSchema.shape.purchaseId }),
    answers: { 200: purchaseSchema },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/purchase.test.ts',
  },
  'POST /transactions/{purchaseId}/authentication': {
    summary:
      'Creates the page on which the owner of a saved card confirms a payment that a program began, because the card’s bank asks for it.',
    path: z.object({ purchaseId: purchaseSchema.shape.purchaseId }),
    answers: { 200: z.object({ url: z.string().describe('The page to open.') }) },
    errors: ['NotFound', 'NothingToConfirm'],
    provedBy: 'lab/e2e/src/saved-card.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
