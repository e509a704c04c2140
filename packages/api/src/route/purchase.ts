/** Purchases, whichever way they were paid. */
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

const amount = z.string().describe('Cents of SGD by card, base units of CGDX by wallet; decimal digits.');

const currency = z.enum(['CGDX', 'SGD']);

const receiptSchema = z
  .object({
    receiptNumber: z.string(),
    issuedAt: time,
    currency,
    total: amount,
    lines: z.array(z.object({ dataPoolId: z.string(), uploads: z.number().int(), amount })),
    paidWith: z.string().optional().describe('The transaction’s hash, or Stripe’s name of the payment.'),
    licence: z
      .string()
      .optional()
      .describe(
        'The version of the licence that the buyer agreed to with the quote; absent if it was bought without one.',
      ),
  })
  .describe('Once it is completed.');

export const purchaseStates = [
  /** A card's page is open, or a saved card was asked; nothing was paid. */
  'awaiting-payment',
  /** A payment was reported and is not verified yet. */
  'submitted',
  'paid',
  /** The buyer has the uploads; the file is being made. */
  'granted',
  'completed',
  /** Nothing was captured, or nothing from this buyer. */
  'refused',
  'to-refund',
  'refunded',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];
const state = z.enum(purchaseStates);

export const purchaseSchema = z
  .object({
    purchaseId: id.describe('As it was answered when it began.'),
    rail: z.enum(['card', 'cgdx']),
    status: state.describe(
      '`submitted`: said to be paid. `granted`: yours, the file is being made. `refused`: nothing was captured, or nothing of yours. `refunded`: `failure` says why.',
    ),
    createdAt: time,
    updatedAt: time,
    transactionHash: transactionHash.optional(),
    clientAccountAddress: z.string().optional().describe('The wallet that paid.'),
    keyId: id.optional().describe('The API key by which it was bought.'),
    averageDataQuality: z
      .number()
      .nullable()
      .describe('Of its uploads; null until it is known what they are.'),
    spentAmount: z.number().describe('CGDX, also where a card paid.'),
    paid: z
      .object({ currency, amount })
      .optional()
      .describe('What was captured, in the currency it was paid in, as soon as that is known.'),
    totalWei: wei,
    uploadHashes: z.array(uploadHash).describe('What was bought.'),
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
      .describe('What each upload is, as its pool lists it; told of one purchase alone.'),
    sizeBytes: z.number().optional().describe('Of `data.zip`.'),
    presignedUrl: z
      .string()
      .optional()
      .describe(
        'Where `data.zip` is, for 5 minutes from now; made anew with each call, for completed ones. It answers ranges, and each file lies in it as it is.',
      ),
    receipt: receiptSchema.optional(),
    failure: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .describe('Why it is refused or refunded.'),
    note: z.string().optional().describe('What to know meanwhile.'),
    authenticateBy: time
      .optional()
      .describe(
        'The bank of the saved card asks its owner, who has until then to confirm the payment on the account page. Nothing is charged before.',
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
        .describe('The last purchase of the page before; the first page by default.'),
    }),
    answers: {
      200: z
        .array(purchaseSchema)
        .describe('A page: newest first, at most 100. Fewer if the list ends here.'),
    },
    errors: ['NotYours', 'NotFound'],
    provedBy: 'lab/e2e/src/purchase.test.ts',
  },
  'POST /transactions': {
    summary: 'Says that a purchase was paid on the chain. `spentAmount` may be sent and is not looked at.',
    body: z.object({
      transactionHash: z
        .string()
        .regex(/^0x[0-9a-fA-F]{64}$/)
        .transform((hash) => hash.toLowerCase())
        .describe('Of the transaction on the chain: 0x and 64 hex digits.'),
      clientAccountAddress: address.describe('The wallet that paid.'),
    }),
    answers: {
      202: z
        .object({ purchaseId: id, status: state })
        .describe('Begun; `GET /transactions/{purchaseId}` says how it goes on. Again changes nothing.'),
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
      'Opens the page on which the bank of the saved card asks its owner about a payment that a program began.',
    path: z.object({ purchaseId: purchaseSchema.shape.purchaseId }),
    answers: { 200: z.object({ url: z.string().describe('The page to open.') }) },
    errors: ['NotFound', 'NothingToConfirm'],
    provedBy: 'lab/e2e/src/saved-card.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
