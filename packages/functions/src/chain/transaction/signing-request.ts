/** The request to a signing function, a transaction without its signature, and the function's answer. */
import { z } from 'zod';
import { claimEntrySchema } from '../merkle/root-update.ts';

const digits = z.string().regex(/^\d+$/);

export const unsignedSchema = z.object({
  /** Calldata, 0x hex; the transaction goes to the marketplace and nowhere else. */
  data: z.string().regex(/^0x([0-9a-f]{2})*$/i),
  gasLimit: digits,
  nonce: z.number().int().nonnegative(),
  /** Wei for each unit of gas, decimal digits. */
  maxFeePerGas: digits,
  maxPriorityFeePerGas: digits,
});
export type Unsigned = z.infer<typeof unsignedSchema>;

export const signingRequestSchema = unsignedSchema.extend({
  /** The tree's size before an append. */
  oldSize: z.number().int().nonnegative(),
  /** In the order of the calldata. */
  claims: z.array(claimEntrySchema),
});
export type SigningRequest = z.infer<typeof signingRequestSchema>;

export const signingAnswerSchema = z.union([
  /** 65 bytes as 0x hex. */
  z.object({ signature: z.string() }),
  /** Why the request is refused, and the payouts whose claims are the reason. */
  z.object({ refused: z.string(), payoutIds: z.array(z.string()) }),
]);
export type SigningAnswer = z.infer<typeof signingAnswerSchema>;

export const refusal = (refused: string, payoutIds: readonly string[] = []): SigningAnswer => ({
  refused,
  payoutIds: [...payoutIds],
});
