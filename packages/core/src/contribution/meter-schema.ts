/** How far the records of an upload single a person out, as it is stored and shown. */
import { z } from 'zod';

const share = z.number().min(0).max(1);

export const meterSchema = z
  .object({
    isKnown: z
      .boolean()
      .describe('False if the pool says too little to know: then everything counts as unique.'),
    people: z.number().int().describe('About how many people it was compared with; 0 if it is not known.'),
    taken: z
      .array(
        z.object({
          records: z.union([z.literal(1), z.literal(2), z.literal(4)]),
          alone: share.describe('The share of such sets of records that fit this person alone.'),
          strangerFits: share.describe('How likely somebody of the pool is to have such a set as well.'),
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
