/** What is published of a pool: its histograms with their noise, made once and read by everybody. */
import { z } from 'zod';
import { platformIds } from '../pool/platform-id.ts';

const noisySchema = z.object({
  /** The deviation of the noise on each cell. */
  sigma: z.number().positive(),
  /** By bucket, in thousandths of a person; with noise, so that some are below zero. */
  cells: z.record(z.string(), z.number().int()),
});

export const editionFormat = 'cgdx-edition/3';

export const editionSchema = z.object({
  format: z.literal(editionFormat),
  dataPoolId: z.enum(platformIds),
  /** The number of the quarter on whose first day the edition is due. */
  number: z.number().int().positive(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** By query, and how many people there are. */
  answers: z.record(z.string(), noisySchema),
  /** A year's column of the pool's table; in one edition a year. */
  column: z
    .object({ year: z.number().int(), classes: noisySchema, items: noisySchema.optional() })
    .optional(),
});
export type Edition = z.infer<typeof editionSchema>;
