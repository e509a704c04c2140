/** Reads a dataset's dictionary, which explains each kind of record and each field. */
import { z } from 'zod';

const field = z.object({
  name: z.string(),
  type: z.string(),
  unit: z.string().optional(),
  description: z.string(),
  /** The share of the records that have a value, 0 to 1. */
  filled: z.number(),
  /** Absent, like the bands, in datasets that were made before these were counted. */
  withheld: z.number().optional(),
  bands: z.record(z.string(), z.number()).optional(),
  quarters: z.record(z.string(), z.string()).optional(),
});
export type DictionaryField = z.infer<typeof field>;

const dictionarySchema = z.object({
  kinds: z.array(
    z.object({ kind: z.string(), description: z.string(), records: z.number(), fields: z.array(field) }),
  ),
});

export type Dictionary = z.infer<typeof dictionarySchema>;

/** @returns undefined for a dictionary in another format, which is not a fault of the dataset */
export const readDictionary = (schema: unknown): Dictionary | undefined =>
  dictionarySchema.safeParse(schema).data;

/** Returns the share of the records that have a value: `all`, `43%`, `under 1%`, `none`. */
export function describeFilled(share: number): string {
  if (share <= 0) return 'none';
  if (share >= 1) return 'all';
  return share < 0.01 ? 'under 1%' : `${Math.min(99, Math.round(share * 100))}%`;
}
