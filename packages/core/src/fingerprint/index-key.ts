/** Decides under which keys of an index a fingerprint is found: its smallest hashes, of each part. */
import type { RunSketches } from './item-run.ts';
import type { Sketch } from './sketch.ts';

/** What the index holds of an upload. */
export interface IndexedData {
  readonly sketch: Sketch;
  readonly runs: RunSketches;
}

/** How many keys of each part an upload is stored under. */
const storedKeys = { time: 2, day: 1, id: 2, words: 2, far: 1, things: 3 } as const;
/** How many keys of each part it is looked up by: to read is cheaper than to write. */
const askedKeys = 24;

/** The number of uploads from which a key is popular: it distinguishes nobody, so an upload takes its next key. */
export const popularFrom = 16;

type KeyedPart = keyof typeof storedKeys;
const keyedParts = Object.keys(storedKeys) as KeyedPart[];

export interface KeysOfPart {
  readonly part: KeyedPart;
  readonly keys: readonly string[];
  /** Under how many of them it is stored. */
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
