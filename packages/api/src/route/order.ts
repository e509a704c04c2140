/** Orders: more uploads than one quote holds, divided into parts that are paid one after the other. */
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
      '`payable`: its quote can be paid now. `under-way`: it was paid, or it is not certain yet that it was not. `unpaid`: it was not, and cannot be any more.',
    ),
  purchaseId: purchaseSchema.shape.purchaseId.optional().describe('Once it has begun, or was bought.'),
  failure: purchaseSchema.shape.failure,
  quote: quoteSchema.describe('Paid as any other, and once: `state` says whether it may be.'),
});
export type OrderPart = z.infer<typeof partSchema>;

const orderSchema = z
  .object({
    orderId: id.describe('What `continues` names.'),
    createdAt: time,
    totalWei: wei.describe('Of all parts.'),
    amountCents: cents.describe('By card: the sum of what each part costs.'),
    panel: boughtPanelSchema.optional(),
    nextOrderId: id.optional().describe('The order that goes on with what was left of this one.'),
    parts: z
      .array(partSchema)
      .describe(
        'In the order in which they are best paid. With a wallet each holds uploads of one pool alone.',
      ),
  })
  .meta({ id: 'Order', description: 'Uploads that are bought together, whatever their number.' });
export type Order = z.infer<typeof orderSchema>;

const orderInPath = z.object({ orderId: id.describe('As `POST /orders` answered it.') });
const { body: quoteBody, missing } = quoteRoutes['POST /quotes'];

export const orderRoutes = {
  'POST /orders': {
    summary:
      'Asks what up to 5,000 uploads cost: a quote for each part of at most 500. With `continues` in place of `uploadHashes`, what is left of an earlier order, once none of its parts can be paid any more.',
    body: quoteBody.extend({
      uploadHashes: quoteBody.shape.uploadHashes
        .optional()
        .describe('at most 5,000, each base64 of 32 bytes.'),
      panelId: id
        .optional()
        .describe(
          'A panel, in place of `uploadHashes`: all of it that is on sale, and not the caller’s already.',
        ),
      continues: id
        .optional()
        .describe('The order whose unpaid parts are offered anew. Again it answers the same order.'),
    }),
    missing,
    answers: { 200: orderSchema },
    errors: [...quoteRoutes['POST /quotes'].errors, 'NotFound', 'NoPanel', 'OrderUnderWay', 'NothingLeft'],
    provedBy: 'functions/src/purchase/order/order-route.test.ts',
  },
  'GET /orders': {
    summary:
      'The caller’s orders of which some parts were bought and others are left; not those of programs.',
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
    summary: 'One order of the caller, and how each of its parts stands.',
    path: orderInPath,
    answers: { 200: orderSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/purchase/order/order-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
