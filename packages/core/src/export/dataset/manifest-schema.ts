/** Says what a dataset's manifest holds. */
import { z } from 'zod';

export const manifestSchema = z.object({
  format: z.literal('cgdx-dataset/1'),
  platform: z.string(),
  variant: z.string(),
  language: z.string(),
  /** Made by the sample generator, not by a person. */
  isSample: z.boolean(),
  /** Number of records of each kind. */
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
