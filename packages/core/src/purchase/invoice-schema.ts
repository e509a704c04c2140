/** The schema of an issued invoice. */
import { z } from 'zod';

const sellerSchema = z.object({
  name: z.string(),
  /** Unique entity number. */
  uen: z.string().optional(),
  address: z.string().optional(),
  gstNumber: z.string().optional(),
  /** The rate of GST, a whole number; absent if the seller is not registered for GST. */
  gstPercent: z.number().int().optional(),
});
export type Seller = z.infer<typeof sellerSchema>;

const lineSchema = z.object({
  dataPoolId: z.string(),
  uploads: z.number().int(),
  /** Cents of SGD, or base units of CGDX. */
  amount: z.string(),
});
export type InvoiceLine = z.infer<typeof lineSchema>;

export const invoiceSchema = z.object({
  /** `CGDX-000001`. */
  invoiceNumber: z.string(),
  /** When the purchase was completed. ISO 8601, UTC. */
  issuedAt: z.string(),
  purchaseId: z.string(),
  paidWith: z.string(),
  currency: z.enum(['CGDX', 'SGD']),
  seller: sellerSchema,
  buyer: z.object({
    company: z.string().optional(),
    uen: z.string().optional(),
  }),
  lines: z.array(lineSchema),
});
export type Invoice = z.infer<typeof invoiceSchema>;
