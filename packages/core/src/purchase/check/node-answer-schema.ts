/** The schemas of a node's answers, with only the fields that are used. */
import { z } from 'zod';

/** A transaction's receipt; null if the transaction is not in a block. */
export const receiptSchema = z
  .object({
    status: z.string(),
    logs: z.array(z.object({ address: z.string(), topics: z.array(z.string()) })),
  })
  .nullable();

/** The result of a contract call, in hex digits. */
export const wordsSchema = z.string();
