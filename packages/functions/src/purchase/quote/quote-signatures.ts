/** The request to the signer of quotes, and its answer. */
import { z } from 'zod';

export const quoteOrderSchema = z.object({
  quoteId: z.string(),
  /** `offer` lets a wallet pay; `cancellation` cancels a signed offer. */
  sign: z.enum(['offer', 'cancellation']),
});
export type QuoteOrder = z.infer<typeof quoteOrderSchema>;

export const quoteSignaturesSchema = z.union([
  /** 65 bytes each as 0x hex, in the order of the baskets. */
  z.object({ signatures: z.array(z.string()) }),
  z.object({ refused: z.string() }),
]);
export type QuoteSignatures = z.infer<typeof quoteSignaturesSchema>;
