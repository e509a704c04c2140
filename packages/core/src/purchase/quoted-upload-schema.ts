/** The schema of an upload in a quote. */
import { z } from 'zod';

export const quotedUploadSchema = z.object({
  /** base64 of 32 bytes. */
  uploadHash: z.string(),
  quality: z.number().int(),
  /** Base units of CGDX. */
  priceWei: z.string(),
});
export type QuotedUpload = z.infer<typeof quotedUploadSchema>;
