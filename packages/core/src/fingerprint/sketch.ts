/** Sketches: the smallest record hashes of an export, a fair sample that does not depend on order and repetition. */
import { hashRange, shortHash } from './record-hash.ts';

/** The number of hashes kept; it gives containment to within about 3 percent. */
export const sketchSize = 1024;

/** The number of hashes that are enough to estimate the number of records to within 6 percent. */
export const countSketchSize = 256;

/** Ascending, distinct, at most `sketchSize`. */
export type Sketch = readonly number[];

/** A sketch with mark bits for the record of each hash. */
export interface MarkedSketch {
  readonly hashes: Sketch;
  readonly marks: readonly number[];
}

export const emptySketch: MarkedSketch = { hashes: [], marks: [] };

export interface SketchBuilder {
  /** `marks`: up to eight bits; adding the same hash again adds its bits. */
  add(hash: number, marks?: number): void;
  finish(): Sketch;
  finishMarked(): MarkedSketch;
}

/** The initial capacity of a builder; most units of an export are small. */
const firstSlots = 64;

/** The number of hashes to sort, as a multiple of those that are kept. Sorting takes most of the time. */
const spareShare = 1.25;

/** The hashes that are being sorted. */
let scratch = new Float64Array(4 * sketchSize);

/** `most`: the number of hashes kept. `range`: all hashes are smaller than this. */
export function createSketchBuilder(most: number = sketchSize, range: number = hashRange): SketchBuilder {
  // the capacity before sorting; a larger one makes each sort cost more than it saves
  const slots = most * 4;
  let held = new Float64Array(firstSlots);
  let marksHeld = new Uint8Array(firstSlots);
  let count = 0;
  let largest = range;
  let isMarked = false;

  /** Returns the hashes that can be among the smallest, sorted. */
  function smallest(): Float64Array {
    // hashes are distributed evenly below the largest
    const limit = (largest * most * spareShare) / count;
    if (scratch.length < count) scratch = new Float64Array(count);
    let size = 0;
    for (let i = 0; i < count; i++) {
      const hash = held[i] as number;
      if (hash < limit) scratch[size++] = hash;
    }
    const few = scratch.subarray(0, size).sort();
    return size === count || hasDistinct(few, most) ? few : held.slice(0, count).sort();
  }

  /** `room`: the new capacity. */
  function compact(room: number): void {
    const ascending = smallest();
    // without marks the hashes can take their own place
    const kept = !isMarked ? held : new Float64Array(Math.max(room, Math.min(count, most) + 1));
    const marksKept = !isMarked ? marksHeld : new Uint8Array(kept.length);
    let size = 0;
    for (let i = 0; i < ascending.length && size < most; i++) {
      const hash = ascending[i] as number;
      if (size === 0 || kept[size - 1] !== hash) kept[size++] = hash;
    }
    const last = kept[size - 1] as number;
    for (let i = 0; i < count && isMarked; i++) {
      const marks = marksHeld[i] as number;
      const hash = held[i] as number;
      if (marks === 0 || hash > last) continue;
      const at = placeOf(hash, kept, size);
      marksKept[at] = (marksKept[at] as number) | marks;
    }
    held = kept;
    marksHeld = marksKept;
    count = size;
    if (count === most) largest = kept[count - 1] as number;
  }

  function makeRoom(): void {
    if (held.length >= slots) {
      compact(slots);
      return;
    }
    const [hashes, marks] = [held, marksHeld];
    held = new Float64Array(Math.min(slots, 4 * hashes.length));
    marksHeld = new Uint8Array(held.length);
    held.set(hashes);
    marksHeld.set(marks);
  }

  return {
    add(hash, marks = 0) {
      // the largest hash itself is accepted, since it may come again with marks
      if (hash > largest) return;
      held[count] = hash;
      marksHeld[count++] = marks;
      if (marks !== 0) isMarked = true;
      if (count === held.length) makeRoom();
    },
    finish() {
      compact(firstSlots);
      return Array.from(held.subarray(0, count));
    },
    finishMarked() {
      compact(firstSlots);
      return { hashes: Array.from(held.subarray(0, count)), marks: Array.from(marksHeld.subarray(0, count)) };
    },
  };
}

function hasDistinct(ascending: Float64Array, most: number): boolean {
  let distinct = 0;
  for (let i = 0; i < ascending.length && distinct < most; i++)
    if (i === 0 || ascending[i] !== ascending[i - 1]) distinct++;
  return distinct >= most;
}

/** Returns the insertion index of `hash` among the first `size` hashes, which are sorted. */
function placeOf(hash: number, ascending: Float64Array, size: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) < hash) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Merges sketches into the sketch of all their records. */
export function mergeSketches(sketches: readonly Sketch[], most: number = sketchSize): Sketch {
  if (sketches.length === 1) return sketches[0] as Sketch;
  const builder = createSketchBuilder(most);
  for (const sketch of sketches) for (const hash of sketch) builder.add(hash);
  return builder.finish();
}

export function mergeMarkedSketches(sketches: readonly MarkedSketch[]): MarkedSketch {
  if (sketches.length === 1) return sketches[0] as MarkedSketch;
  const builder = createSketchBuilder();
  for (const { hashes, marks } of sketches) {
    for (const [i, hash] of hashes.entries()) builder.add(hash, marks[i]);
  }
  return builder.finishMarked();
}

/** Returns the share of distinct records with one of `bits`: exact below `sketchSize`; undefined if there are none. */
export function shareMarked({ marks }: MarkedSketch, bits: number): number | undefined {
  if (marks.length === 0) return undefined;
  return marks.filter((mark) => (mark & bits) !== 0).length / marks.length;
}

/**
 * Returns the number of distinct records: exact below `size`, else within about 3 percent.
 * `range`: the exclusive upper bound of the hashes. `size`: the size of a full sketch.
 */
export function estimateDistinct(
  sketch: Sketch,
  range: number = hashRange,
  size: number = sketchSize,
): number {
  const last = sketch.at(-1);
  if (sketch.length < size || last === undefined) return sketch.length;
  return Math.round((size - 1) / (last / range));
}

/** Shortens hashes to 28 bits, of which a table stores the differences in three bytes. Equal ones are both kept, so that the sketch stays full. */
export const shortSketch = (sketch: Sketch): number[] => sketch.map(shortHash);
