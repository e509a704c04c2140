/** Invoices, and the buyer's details on them. */
import { z } from 'zod';
import { writtenLine } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';
import { purchaseSchema } from './purchase.ts';

const billingSchema = z.object({
  company: writtenLine.trim().max(120).describe('The buyer’s company; empty if invoices are to name none.'),
  uen: z
    .string()
    .trim()
    .regex(/^([0-9A-Z]{9,10})?$/)
    .describe('The company’s unique entity number, 9 or 10 characters; empty if it has none.'),
});
export type Billing = z.infer<typeof billingSchema>;

const provedBy = 'functions/src/invoice/invoice-route.test.ts';

export const invoiceRoutes = {
  'GET /billing': {
    summary: 'The company that the caller’s invoices name.',
    answers: { 200: billingSchema },
    errors: [],
    provedBy,
  },
  'POST /billing': {
    summary: 'Sets the company that invoices name. Issued invoices do not change.',
    body: billingSchema,
    answers: { 200: billingSchema },
    errors: [],
    provedBy,
  },
  'GET /transactions/{purchaseId}/invoice': {
    summary:
      'The invoice of a completed purchase. The first request issues it; later requests return the same invoice.',
    path: z.object({ purchaseId: purchaseSchema.shape.purchaseId }),
    answers: {
      200: z.object({
        invoiceNumber: z
          .string()
          .describe('The number, from a sequence without gaps: `CGDX-000001`, `CGDX-000002`, ….'),
        pdf: z.string().describe('base64.'),
        csv: z
          .string()
          .describe('A row for each line and total. A refund is a line in both the PDF and the CSV.'),
      }),
    },
    errors: ['NotFound'],
    provedBy,
  },
  'GET /invoices/{month}': {
    summary:
      'The invoices of all purchases of the caller in a month (UTC), in one document. Invoices that were not issued yet are issued now.',
    path: z.object({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .describe('`2026-11`.'),
    }),
    answers: {
      200: z.object({
        count: z.number().int().describe('The number of purchases in the document.'),
        pdf: z.string().describe('base64: a line for each invoice, and totals by currency.'),
        csv: z.string().describe('A row for each line and total of each invoice.'),
      }),
    },
    errors: ['NotFound'],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
