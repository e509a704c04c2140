/** Compares the parts of an export that arrived with those that `parts.json` announces. */
import { uploadFailed } from '../specification/message.ts';
import type { Rejection } from './contribution.ts';
import { listNames } from './list-names.ts';
import { mostParts } from './part-limit.ts';

export type { PartsList } from './parts-list-schema.ts';

/** The largest `parts.json`: 100 parts with long names. */
export const maxPartsListBytes = 64 * 1024;

/** A part as it was announced, and as it arrived. */
export interface ArrivedPart {
  readonly fileName: string;
  /** The announced size. */
  readonly sizeBytes: number;
  /** Null if the object had not arrived before the list. */
  readonly object: { readonly sizeBytes: number } | null;
}

/** @returns undefined if every announced part has arrived with its announced size */
export function faultOfParts(parts: readonly ArrivedPart[]): Rejection | undefined {
  if (parts.length === 0) {
    return {
      code: 'parts-list-unreadable',
      message: `parts.json does not name the parts of an export: at most ${mostParts}, each {file, sizeBytes}.`,
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
    message: `${cut.fileName}: ${uploadFailed(cut.sizeBytes, cut.object.sizeBytes)}`,
    advice: 'Please upload all parts again, together.',
  };
}
