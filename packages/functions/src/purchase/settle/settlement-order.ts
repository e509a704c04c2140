/** The request to the signer of refunds and releases, and its answer. */
import { z } from 'zod';
import { unsignedSchema } from '../../chain/transaction/signing-request.ts';

export const settlementOrderSchema = unsignedSchema.extend({
  purchaseId: z.string(),
  /** Pool and nonce of the quote to settle: one transaction may have paid several quotes of a pool. */
  dataPoolId: z.string(),
  quoteNonce: z.string(),
});
export type SettlementOrder = z.infer<typeof settlementOrderSchema>;

export const settlementAnswerSchema = z.union([
  /** 65 bytes as 0x hex. */
  z.object({ signature: z.string() }),
  z.object({ refused: z.string() }),
]);
export type SettlementAnswer = z.infer<typeof settlementAnswerSchema>;
