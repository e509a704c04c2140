/** Keeps the smallest record hashes of an export: a fair sample of what is in it, however often or in whatever order. */
import { hashRange } from './record-hash.ts';

/** Hashes kept: containment is then known to about 3 percent. */
export const sketchSize = 1024;

/** How many of them are looked up: one BatchGet takes 100 keys, and two more are asked for, account and person. */
export const indexSize = 96;

/** Ascending, distinct, at most `sketchSize`. */
export type Sketch = readonly number[];

export interface SketchBuilder {
  add(hash: number): void;
  finish(): Sketch;
}

export function createSketchBuilder(): SketchBuilder {
  const slots = sketchSize * 8;
  let held = new Float64Array(slots);
  let count = 0;
  let largest = hashRange;

  function compact(): void {
    const ascending = held.subarray(0, count).sort();
    const kept = new Float64Array(slots);
    count = 0;
    for (const hash of ascending) {
      if (count > 0 && kept[count - 1] === hash) continue;
      kept[count++] = hash;
      if (count === sketchSize) break;
    }
    held = kept;
    if (count === sketchSize) largest = kept[count - 1] as number;
  }

  return {
    add(hash) {
      if (hash >= largest) return;
      held[count++] = hash;
      if (count === slots) compact();
    },
    finish() {
      compact();
      return Array.from(held.subarray(0, count));
    },
  };
}

/** The sketch of the records of all of them together. */
export function mergeSketches(sketches: readonly Sketch[]): Sketch {
  if (sketches.length === 1) return sketches[0] as Sketch;
  const builder = createSketchBuilder();
  for (const sketch of sketches) for (const hash of sketch) builder.add(hash);
  return builder.finish();
}

/** How many distinct records the sketch stands for: exact below `sketchSize`, else within about 3 percent. */
export function estimateDistinct(sketch: Sketch): number {
  const last = sketch.at(-1);
  if (sketch.length < sketchSize || last === undefined) return sketch.length;
  return Math.round((sketchSize - 1) / (last / hashRange));
}

/** The keys under which an export is found again: its smallest hashes, 13 hex digits each. */
export function indexKeys(sketch: Sketch): string[] {
  return sketch.slice(0, indexSize).map((hash) => hash.toString(16).padStart(13, '0'));
}
