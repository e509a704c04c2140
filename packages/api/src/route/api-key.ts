/** Keys by which a person's programs call the API, and the routes that take one. */
import { z } from 'zod';
import { cents, id, time, writtenLine } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';
import { assistantRoutes, foundSchema } from './assistant.ts';
import { checkoutRoutes } from './checkout.ts';
import { datasetRoutes } from './dataset.ts';
import { orderRoutes } from './order.ts';
import { panelRoutes } from './panel.ts';
import { purchaseRoutes, purchaseSchema } from './purchase.ts';
import { quoteRoutes } from './quote.ts';
import { uploadRoutes } from './upload.ts';

export const keyScopes = ['search', 'preview', 'quote', 'buy', 'download'] as const;
export type KeyScope = (typeof keyScopes)[number];

const apiKeySchema = z
  .object({
    keyId: id.describe('The key’s id, which its purchases and their ledger entries name.'),
    name: writtenLine.trim().min(1).max(60).describe('The name that its owner chose.'),
    hint: z.string().describe('The first characters of the secret.'),
    scopes: z
      .array(z.enum(keyScopes))
      .min(1)
      .describe('What it may do: `search` pools, `preview` uploads, `quote`, `buy` and `download`.'),
    capCents: cents.describe('The most that it may spend in a calendar month (UTC), in cents of SGD.'),
    spentCents: cents.describe(
      'What the key has spent this month, and what its signed, unpaid offers may still cost, in cents of SGD.',
    ),
    createdAt: time,
    lastUsedAt: time.optional().describe('To the minute; absent if it was never used.'),
    revokedAt: time.optional().describe('When the key was revoked: every later call with it is refused.'),
  })
  .meta({ id: 'ApiKey', description: 'An API key of a person’s programs, without its secret.' });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** S$100,000: a higher cap needs an agreement with the operator of the market. */
const mostCapCents = 10_000_000;

export const apiKeyRoutes = {
  'GET /keys': {
    summary: 'The caller’s API keys.',
    answers: { 200: z.object({ keys: z.array(apiKeySchema).describe('Newest first.') }) },
    errors: [],
    provedBy: 'lab/e2e/src/api-key.test.ts',
  },
  'POST /keys': {
    summary: 'Makes a key. Its secret is returned once and not stored.',
    body: z.object({
      name: apiKeySchema.shape.name,
      scopes: apiKeySchema.shape.scopes,
      capCents: z
        .string()
        .regex(/^\d{1,8}$/)
        .refine((amount) => Number(amount) <= mostCapCents)
        .describe('The most that it may spend in a calendar month (UTC), in cents of SGD; at most 10000000.'),
    }),
    answers: {
      200: z.object({
        key: apiKeySchema,
        secret: z.string().describe('Sent as `Authorization: Bearer SECRET`.'),
      }),
    },
    errors: ['TooManyKeys'],
    provedBy: 'lab/e2e/src/api-key.test.ts',
  },
  'POST /keys/{keyId}/revocation': {
    summary: 'Revokes a key: the next call with it is refused. A repeated call changes nothing.',
    path: z.object({ keyId: apiKeySchema.shape.keyId }),
    answers: { 200: apiKeySchema },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/api-key.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;

const provedBy = 'lab/e2e/src/api-key.test.ts';

/** The routes that a program may call: the routes of its owner, with a key in place of an id token. */
export const programRoutes = {
  'POST /v1/search': {
    summary:
      'By key: finds datasets by a need in words, as the data-finding assistant does; nothing is stored.',
    body: assistantRoutes['POST /agent_chat'].body.pick({ message: true, need: true }),
    answers: { 200: foundSchema },
    errors: ['EmptyPrompt', 'PromptTooLong', 'TooManyPrompts'],
    provedBy,
  },
  'GET /v1/pools/{poolId}/uploads': {
    ...uploadRoutes['GET /upload/datapool/{poolId}'],
    summary: 'By key: the uploads that a pool sells.',
    provedBy,
  },
  'GET /v1/uploads/{uploadHash}': {
    ...datasetRoutes['GET /dataset/{uploadHash}'],
    summary: 'By key: previews a masked dataset before buying.',
    provedBy,
  },
  'GET /v1/pools/{poolId}/panels/{day}': {
    ...panelRoutes['GET /data-pool/{poolId}/panels/{day}'],
    summary: 'By key: the panel of a pool and a day, and the changes since an earlier panel.',
  },
  'POST /v1/quotes': {
    ...quoteRoutes['POST /quotes'],
    summary:
      'By key: quotes the price of these uploads. With a wallet, the call needs the scope `buy` and the price counts against the cap.',
    errors: [...quoteRoutes['POST /quotes'].errors, 'KeyBeyondCap'],
    provedBy,
  },
  'POST /v1/quotes/{quoteId}/payment': {
    summary:
      'By key: pays a quote with the card that the key’s owner saved. The price is reserved under the cap before the card is charged, and released if no charge is made. A repeated call charges nothing more.',
    path: z.object({
      quoteId: id.describe(
        'The `quoteId` that `POST /v1/quotes` returned to this key for a request without a wallet.',
      ),
    }),
    body: z.object({
      payment: z
        .literal('stripe')
        .describe(
          'The means of payment. To pay in CGDX, let the wallet pay the signed offer, then call `POST /v1/purchases`.',
        ),
    }),
    answers: {
      202: purchaseSchema
        .pick({ purchaseId: true, status: true, failure: true, authenticateBy: true })
        .extend({ amountCents: cents })
        .describe(
          'The purchase has begun; `GET /v1/purchases/{purchaseId}` returns its progress. `submitted`: the card was charged. `refused`: it was not, and `failure` says why. `awaiting-payment`: Stripe has not answered yet, or the owner must confirm the payment on the account page by `authenticateBy`.',
        ),
    },
    errors: [
      ...checkoutRoutes['POST /stripe/create-checkout-session'].errors.filter(
        (code) => code !== 'NotYours' && code !== 'PaidAlready',
      ),
      'QuoteForWallet',
      'NoSavedCard',
      'KeyBeyondCap',
      'TooManyRequests',
    ],
    provedBy: 'lab/e2e/src/saved-card.test.ts',
  },
  'POST /v1/orders': {
    ...orderRoutes['POST /orders'],
    summary:
      'By key: quotes up to 5,000 uploads, with a quote for each part; or, with `continues`, the unpaid rest of an earlier order. With a wallet, the call needs the scope `buy` and all parts count against the cap.',
    errors: [...orderRoutes['POST /orders'].errors, 'KeyBeyondCap'],
  },
  'GET /v1/orders/{orderId}': {
    ...orderRoutes['GET /orders/{orderId}'],
    summary: 'By key: an order that this key made, with the state of each part.',
  },
  'GET /v1/purchases': {
    ...purchaseRoutes['GET /transactions'],
    summary: 'By key: the purchases of the key’s owner.',
    provedBy,
  },
  'POST /v1/purchases': {
    ...purchaseRoutes['POST /transactions'],
    summary: 'By key: reports that the owner’s wallet has paid an offer on the chain.',
    provedBy,
  },
  'GET /v1/purchases/{purchaseId}': {
    ...purchaseRoutes['GET /transactions/{purchaseId}'],
    summary: 'By key: one purchase of the key’s owner, with the download address of its file.',
    provedBy,
  },
  'POST /v1/mcp': {
    summary:
      'By key: one message of the Model Context Protocol over HTTP, without sessions and without streams. Its tools call the other routes for keys; each tool needs the scope of its route.',
    body: z.looseObject({ jsonrpc: z.literal('2.0').describe('A message of JSON-RPC.') }),
    answers: {
      200: z.looseObject({ jsonrpc: z.literal('2.0') }).describe('The answer to a request.'),
      202: z.null().describe('A notification was accepted; no body.'),
    },
    errors: [],
    provedBy: 'lab/e2e/src/mcp.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
