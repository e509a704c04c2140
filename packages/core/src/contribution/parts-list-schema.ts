/** The content of `parts.json`, which is uploaded last if an export has several parts. */
import { z } from 'zod';
import { isFileName } from './file-name.ts';
import { mostParts } from './part-limit.ts';

const listedPart = z.object({
  /** The file's own name. */
  file: z.string().refine(isFileName),
  /** The name of the object below `parts/`; the file's name by default. */
  object: z.string().refine(isFileName).optional(),
  sizeBytes: z.number().int().nonnegative(),
});

const areDifferent = (names: readonly string[]): boolean => new Set(names).size === names.length;

export const partsListSchema = z.object({
  parts: z
    .array(listedPart)
    .min(1)
    .max(mostParts)
    .refine((parts) => areDifferent(parts.map(({ file }) => file)))
    .refine((parts) => areDifferent(parts.map(({ file, object = file }) => object))),
});
export type PartsList = z.infer<typeof partsListSchema>;
