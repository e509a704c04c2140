/** The schema of a dataset's dictionary, `schema.json`, with only the fields that are used. */
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
