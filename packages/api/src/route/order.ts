/** Orders: more uploads than fit into one quote, divided into parts that are paid one after the other. */
import { z } from 'zod';
import { cents, id, time, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';
import { boughtPanelSchema } from './panel.ts';
import { purchaseSchema } from './purchase.ts';
import { quoteRoutes, quoteSchema } from './quote.ts';

const partSchema = z.object({
  state: z
    .enum(['payable', 'under-way', 'bought', 'refunded', 'unpaid'])
    .describe(
      '`payable`: the quote can be paid now. `under-way`: the quote was paid, or a payment may still be under way. `unpaid`: the quote was not paid and cannot be paid any more.',
    ),
  purchaseId: purchaseSchema.shape.purchaseId
    .optional()
    .describe('The purchase; absent until one has begun.'),
  failure: purchaseSchema.shape.failure,
  quote: quoteSchema.describe(
    'The quote of this part, which is paid as any quote is, but only while `state` is `payable`.',
  ),
});
export type OrderPart = z.infer<typeof partSchema>;

const orderSchema = z
  .object({
    orderId: id.describe('The id of the order, which `continues` takes.'),
    createdAt: time,
    totalWei: wei.describe('The price of all parts.'),
    amountCents: cents.describe('The price of all parts by card, in cents of SGD.'),
    panel: boughtPanelSchema.optional(),
    nextOrderId: id.optional().describe('The order that continues with the unpaid parts of this one.'),
    parts: z
      .array(partSchema)
      .describe(
        'The parts in the order in which they should be paid. With a wallet, each part holds uploads of a single pool.',
      ),
  })
  .meta({ id: 'Order', description: 'Uploads that are bought together, in as many parts as needed.' });
export type Order = z.infer<typeof orderSchema>;

const orderInPath = z.object({ orderId: id.describe('The `orderId` that `POST /orders` returned.') });
const { body: quoteBody, missing } = quoteRoutes['POST /quotes'];

export const orderRoutes = {
  'POST /orders': {
    summary:
      'Quotes up to 5,000 uploads, with a quote for each part of at most 500. With `continues` in place of `uploadHashes` it quotes the unpaid rest of an earlier order, once no part of that order is payable.',
    body: quoteBody.extend({
      uploadHashes: quoteBody.shape.uploadHashes
        .optional()
        .describe('At most 5,000 upload hashes, each base64 of 32 bytes.'),
      panelId: id
        .optional()
        .describe(
          'A panel, in place of `uploadHashes`: the order holds its uploads that are on sale, without the caller’s own and those bought already.',
        ),
      continues: id
        .optional()
        .describe(
          'The order whose unpaid parts are quoted anew. A repeated call returns the same new order.',
        ),
    }),
    missing,
    answers: { 200: orderSchema },
    errors: [...quoteRoutes['POST /quotes'].errors, 'NotFound', 'NoPanel', 'OrderUnderWay', 'NothingLeft'],
    provedBy: 'functions/src/purchase/order/order-route.test.ts',
  },
  'GET /orders': {
    summary:
      'The caller’s orders of which some parts were bought and others are not yet; orders by API key are left out.',
    answers: {
      200: z.object({
        orders: z
          .array(
            orderSchema.omit({ parts: true }).extend({
              parts: z.array(
                partSchema
                  .omit({ quote: true })
                  .extend({ uploads: z.number().int(), totalWei: wei, amountCents: cents }),
              ),
            }),
          )
          .describe('Newest first.'),
      }),
    },
    errors: [],
    provedBy: 'functions/src/purchase/order/order-route.test.ts',
  },
  'GET /orders/{orderId}': {
    summary: 'One order of the caller, with the state of each part.',
    path: orderInPath,
    answers: { 200: orderSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/purchase/order/order-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
