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
  'GET /invoices/{month}': {
    summary:
      'The invoices of all that the caller bought in a month (UTC), in one document. Those that nobody has asked for are issued.',
    path: z.object({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .describe('`2026-11`.'),
    }),
    answers: {
      200: z.object({
        count: z.number().int().describe('How many purchases it has.'),
        pdf: z.string().describe('base64: a line for each invoice, and sums by currency.'),
        csv: z.string().describe('A row for each line and sum of each invoice.'),
      }),
    },
    errors: ['NotFound'],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
