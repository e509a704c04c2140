/** Says what `parts.json` holds, which is put last of an export in several parts, and when a part of it is at fault. */
import { z } from 'zod';
import type { Rejection } from './contribution.ts';
import { isFileName } from './file-name.ts';
import { listNames } from './list-names.ts';
import { mostParts } from './part-limit.ts';

/** `parts.json`: 100 long names and their objects. */
export const maxPartsListBytes = 64 * 1024;

const listedPart = z.object({
  /** The name of the file as the person chose it. */
  file: z.string().refine(isFileName),
  /** The name of the object below `parts/`; that of the file if left out. */
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

/** A part as it was announced, and as it arrived. */
export interface ArrivedPart {
  readonly fileName: string;
  /** What the list says. */
  readonly sizeBytes: number;
  /** Null if no such object had arrived when the list did. */
  readonly object: { readonly sizeBytes: number } | null;
}

/** @returns undefined if every part that was announced arrived whole */
export function faultOfParts(parts: readonly ArrivedPart[]): Rejection | undefined {
  if (parts.length === 0) {
    return {
      code: 'parts-list-unreadable',
      message: `parts.json does not name the parts of an export: ${mostParts} at the most, each {file, sizeBytes}.`,
      advice: 'Upload the parts again, and parts.json last.',
    };
  }
  const absent = parts.filter(({ object }) => object === null).map(({ fileName }) => fileName);
  if (absent.length > 0) {
    return {
      code: 'part-not-uploaded',
      message: `${parts.length - absent.length} of ${parts.length} parts arrived. Missing: ${listNames(absent)}.`,
      advice: 'Please upload all parts again, together.',
    };
  }
  const cut = parts.find(({ object, sizeBytes }) => object !== null && object.sizeBytes !== sizeBytes);
  if (!cut?.object) return undefined;
  return {
    code: 'part-of-other-size',
    message: `${cut.fileName}: Upload failed. Expected object size ${cut.sizeBytes}, but got ${cut.object.sizeBytes}.`,
    advice: 'Please upload all parts again, together.',
  };
}
