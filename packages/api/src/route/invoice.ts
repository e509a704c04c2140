/** Invoices, and what of a buyer stands on them. */
import { z } from 'zod';
import { writtenLine } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';
import { purchaseSchema } from './purchase.ts';

const billingSchema = z.object({
  company: writtenLine.trim().max(120).describe('Who buys; empty if nobody is to be named.'),
  uen: z
    .string()
    .trim()
    .regex(/^([0-9A-Z]{9,10})?$/)
    .describe('Its unique entity number, 9 or 10 signs; empty if it has none.'),
});
export type Billing = z.infer<typeof billingSchema>;

const provedBy = 'functions/src/invoice/invoice-route.test.ts';

export const invoiceRoutes = {
  'GET /billing': {
    summary: 'Who the caller’s invoices are for.',
    answers: { 200: billingSchema },
    errors: [],
    provedBy,
  },
  'POST /billing': {
    summary: 'Says who invoices are for. One that was issued stays as it is.',
    body: billingSchema,
    answers: { 200: billingSchema },
    errors: [],
    provedBy,
  },
  'GET /transactions/{purchaseId}/invoice': {
    summary:
      'The invoice of a completed purchase: issued when it is first asked for, and the same ever after.',
    path: z.object({ purchaseId: purchaseSchema.shape.purchaseId }),
    answers: {
      200: z.object({
        invoiceNumber: z.string().describe('Without gaps: `CGDX-000001`, `CGDX-000002`, ….'),
        pdf: z.string().describe('base64.'),
        csv: z.string().describe('A row for each line and sum. A refund is a line of both.'),
      }),
    },
    errors: ['NotFound'],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
