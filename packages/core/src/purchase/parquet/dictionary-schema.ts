/** What is read of the dictionary of a dataset, its `schema.json`. */
import { z } from 'zod';

export const dictionarySchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      file: z.string().optional(),
      fields: z.array(z.object({ name: z.string(), type: z.string(), description: z.string().optional() })),
    }),
  ),
});
