/** The request to the signer of refunds, and its answer. */
import { z } from 'zod';
import { unsignedSchema } from '../chain/transaction/signing-request.ts';

export const refundOrderSchema = unsignedSchema.extend({
  purchaseId: z.string(),
  /** Pool and nonce of the quote that is refunded: one transaction may have paid several of a pool. */
  dataPoolId: z.string(),
  quoteNonce: z.string(),
});
export type RefundOrder = z.infer<typeof refundOrderSchema>;

export const refundAnswerSchema = z.union([
  /** 65 bytes as 0x hex. */
  z.object({ signature: z.string() }),
  z.object({ refused: z.string() }),
]);
export type RefundAnswer = z.infer<typeof refundAnswerSchema>;
