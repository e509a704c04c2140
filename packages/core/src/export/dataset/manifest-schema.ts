/** The content of a dataset's manifest. */
import { z } from 'zod';

export const manifestSchema = z.object({
  format: z.literal('cgdx-dataset/1'),
  platform: z.string(),
  /** The offer. Absent in datasets that are older than offers, which hold all masked records. */
  offer: z.string().optional(),
  variant: z.string(),
  language: z.string(),
  /** True if the export came from the sample generator. */
  isSample: z.boolean(),
  /** The number of records of each kind. */
  records: z.record(z.string(), z.number()),
  period: z.object({ firstDay: z.string().nullable(), lastDay: z.string().nullable() }),
  /** How many spans of each type were replaced in free text. */
  replaced: z.record(z.string(), z.number()),
  files: z.array(
    z.object({
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number(),
      /** Hex digits. */
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
