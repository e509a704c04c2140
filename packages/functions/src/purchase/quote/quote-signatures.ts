/** The answer of the signer of quotes. */
import { z } from 'zod';

export const quoteSignaturesSchema = z.union([
  /** 65 bytes each as 0x hex, in the order of the baskets. */
  z.object({ signatures: z.array(z.string()) }),
  z.object({ refused: z.string() }),
]);
export type QuoteSignatures = z.infer<typeof quoteSignaturesSchema>;
