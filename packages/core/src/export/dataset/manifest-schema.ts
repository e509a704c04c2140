/** The content of a dataset's manifest. */
import { z } from 'zod';

export const manifestSchema = z.object({
  format: z.literal('cgdx-dataset/1'),
  platform: z.string(),
  /** What it holds of the export. Datasets from before there was a choice hold all masked records. */
  offer: z.string().optional(),
  variant: z.string(),
  language: z.string(),
  /** True if the sample generator made it, not a person. */
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
