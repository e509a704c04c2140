/** The schema of an edition: the published histograms of a pool, whose noise is drawn once. */
import { z } from 'zod';
import { platformIds } from '../pool/platform-id.ts';

const noisySchema = z.object({
  /** The standard deviation of the noise on each cell. */
  sigma: z.number().positive(),
  /** Counts by bucket, in thousandths of a person, with noise, so that some are negative. */
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
  /** Histograms by query, and the number of people. */
  answers: z.record(z.string(), noisySchema),
  /** A year's column of the pool's table; only in one edition of each year. */
  column: z
    .object({ year: z.number().int(), classes: noisySchema, items: noisySchema.optional() })
    .optional(),
});
export type Edition = z.infer<typeof editionSchema>;
