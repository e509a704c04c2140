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
    keyId: id.describe('The key’s own name: purchases and the ledger say it.'),
    name: writtenLine.trim().min(1).max(60).describe('What its owner calls it.'),
    hint: z.string().describe('How the secret begins.'),
    scopes: z
      .array(z.enum(keyScopes))
      .min(1)
      .describe('What it may do: `search` pools, `preview` uploads, `quote`, `buy` and `download`.'),
    capCents: cents.describe('The most that it may spend in a calendar month (UTC), in cents of SGD.'),
    spentCents: cents.describe(
      'What it has spent in this month, or may still have to pay for offers that are signed, in cents of SGD.',
    ),
    createdAt: time,
    lastUsedAt: time.optional().describe('To the minute; absent if it was never used.'),
    revokedAt: time.optional().describe('It opens nothing since.'),
  })
  .meta({ id: 'ApiKey', description: 'A key of a person’s programs; never its secret.' });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** S$100,000: more is agreed with us. */
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
    summary: 'Revokes a key: the next call with it is refused. Again changes nothing.',
    path: z.object({ keyId: apiKeySchema.shape.keyId }),
    answers: { 200: apiKeySchema },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/api-key.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;

const provedBy = 'lab/e2e/src/api-key.test.ts';

/** What a program may call: as its owner does, with a key in place of an id token. */
export const programRoutes = {
  'POST /v1/search': {
    summary:
      'By key: finds datasets by a need in words, as the data-finding assistant does; nothing is kept.',
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
    summary: 'By key: the panel of a pool and a day, and what changed since an earlier one.',
  },
  'POST /v1/quotes': {
    ...quoteRoutes['POST /quotes'],
    summary:
      'By key: asks what these uploads cost. With a wallet it needs the scope `buy`, and counts against the cap.',
    errors: [...quoteRoutes['POST /quotes'].errors, 'KeyBeyondCap'],
    provedBy,
  },
  'POST /v1/quotes/{quoteId}/payment': {
    summary:
      'By key: pays an offer by the card that its owner saved. What it costs is held under the cap before it is charged, and given back if nothing is. Again pays nothing more.',
    path: z.object({
      quoteId: id.describe('As `POST /v1/quotes` answered it to this key, without a wallet.'),
    }),
    body: z.object({
      payment: z
        .literal('stripe')
        .describe('What pays. In CGDX the wallet pays the signed offer: `POST /v1/purchases`.'),
    }),
    answers: {
      202: purchaseSchema
        .pick({ purchaseId: true, status: true, failure: true, authenticateBy: true })
        .extend({ amountCents: cents })
        .describe(
          'Begun; `GET /v1/purchases/{purchaseId}` says how it goes on. `submitted`: charged. `refused`: not charged, and `failure` says why. `awaiting-payment`: Stripe has not said yet, or `authenticateBy` says until when its owner may confirm it on the account page.',
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
      'By key: asks what up to 5,000 uploads cost, a quote for each part; or, with `continues`, what is left of an earlier order. With a wallet it needs the scope `buy`, and all parts count against the cap.',
    errors: [...orderRoutes['POST /orders'].errors, 'KeyBeyondCap'],
  },
  'GET /v1/orders/{orderId}': {
    ...orderRoutes['GET /orders/{orderId}'],
    summary: 'By key: an order that this key has asked for, and how each of its parts stands.',
  },
  'GET /v1/purchases': {
    ...purchaseRoutes['GET /transactions'],
    summary: 'By key: the purchases of its owner.',
    provedBy,
  },
  'POST /v1/purchases': {
    ...purchaseRoutes['POST /transactions'],
    summary: 'By key: says that an offer was paid on the chain, from the wallet of its owner.',
    provedBy,
  },
  'GET /v1/purchases/{purchaseId}': {
    ...purchaseRoutes['GET /transactions/{purchaseId}'],
    summary: 'By key: one purchase of its owner, with the address of its file.',
    provedBy,
  },
  'POST /v1/mcp': {
    summary:
      'By key: one message of the Model Context Protocol over HTTP, without sessions and without streams. Its tools call the other routes of keys, each with the scope that it needs.',
    body: z.looseObject({ jsonrpc: z.literal('2.0').describe('A message of JSON-RPC.') }),
    answers: {
      200: z.looseObject({ jsonrpc: z.literal('2.0') }).describe('The answer to a request.'),
      202: z.null().describe('A notification was taken; no body.'),
    },
    errors: [],
    provedBy: 'lab/e2e/src/mcp.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
