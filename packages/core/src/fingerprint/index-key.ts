/** Computes the index keys of a fingerprint: the smallest hashes of each of its parts. */
import type { RunSketches } from './item-run.ts';
import type { Sketch } from './sketch.ts';

/** The fingerprint of an upload in the index. */
export interface IndexedData {
  readonly sketch: Sketch;
  readonly runs: RunSketches;
}

/** The number of keys of each part under which an upload is stored. */
const storedKeys = { time: 2, day: 1, id: 2, words: 2, far: 1, things: 3 } as const;
/** The number of keys of each part that are looked up; more than are stored, since reads are cheaper than writes. */
const askedKeys = 24;

/** The number of uploads from which a key is too popular to distinguish uploads, so that an upload is stored under its next key instead. */
export const popularFrom = 16;

type KeyedPart = keyof typeof storedKeys;
const keyedParts = Object.keys(storedKeys) as KeyedPart[];

export interface KeysOfPart {
  readonly part: KeyedPart;
  readonly keys: readonly string[];
  /** The number of these keys under which the upload is stored. */
  readonly stored: number;
}

/** Returns the keys of each part that has any, the smallest hash first. */
export const indexKeys = ({ sketch, runs }: IndexedData): KeysOfPart[] =>
  keyedParts
    .map((part) => [part, part === 'time' ? sketch : runs[part]] as const)
    .filter(([, hashes]) => hashes.length > 0)
    .map(([part, hashes]) => ({
      part,
      keys: hashes.slice(0, askedKeys).map((hash) => `${part}-${hash.toString(36)}`),
      stored: storedKeys[part],
    }));
