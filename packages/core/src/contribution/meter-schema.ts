/** The schema of the meter: how far the records of an upload single a person out. */
import { z } from 'zod';

const share = z.number().min(0).max(1);

export const meterSchema = z
  .object({
    isKnown: z
      .boolean()
      .describe('False if the pool is too small to tell; everything then counts as unique.'),
    people: z
      .number()
      .int()
      .describe('The approximate number of people that the upload was compared with; 0 if it is not known.'),
    taken: z
      .array(
        z.object({
          records: z.union([z.literal(1), z.literal(2), z.literal(4)]),
          alone: share.describe('The share of such sets of records that fit this person alone.'),
          strangerFits: share.describe(
            'The probability that another person of the pool has such a set as well.',
          ),
        }),
      )
      .readonly()
      .describe('For one, two and four records.'),
  })
  .meta({
    id: 'Meter',
    description: 'How far an upload singles its contributor out among the people of its pool.',
  });
export type Meter = z.infer<typeof meterSchema>;
