/** What the signer of quotes answers. */
import { z } from 'zod';

export const quoteSignaturesSchema = z.union([
  /** 65 bytes as 0x hex each, in the order of the baskets. */
  z.object({ signatures: z.array(z.string()) }),
  z.object({ refused: z.string() }),
]);
export type QuoteSignatures = z.infer<typeof quoteSignaturesSchema>;
