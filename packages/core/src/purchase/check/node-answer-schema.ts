/** What is read of a node's answers. */
import { z } from 'zod';

/** A transaction's receipt; null if it is in no block. */
export const receiptSchema = z
  .object({
    status: z.string(),
    logs: z.array(z.object({ address: z.string(), topics: z.array(z.string()) })),
  })
  .nullable();

/** What a call of a contract returned, in hex digits. */
export const wordsSchema = z.string();
