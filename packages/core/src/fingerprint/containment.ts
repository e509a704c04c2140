/** Estimates how much of an export was contributed before, and decides its novelty. */
import type { IndexedData } from './index-key.ts';
import { type RunSketches, runParts, runSketchSize, runsOf } from './item-run.ts';
import { type Sketch, sketchSize } from './sketch.ts';

/** An export that shares at least this much with an earlier one counts as already uploaded. */
const duplicateFrom = 0.8;

/** A smaller share of known records is chance or negligible. */
const knownFrom = 0.3;

/** The error that one estimate in a hundred exceeds if the old export is four times as large. */
const estimateError = 0.08;

/** Exports with at least this estimate are related, so the later one earns only for its new records. A true share of 0.3 is nearly always noticed. */
export const relatedFrom = knownFrom - estimateError;

/** The share in common, 0 to 1, from which the exports of two people wait for an operator. */
export const strangersFrom = knownFrom;

export type NoveltyDecision =
  /** "Data already uploaded". */
  | { readonly kind: 'duplicate'; readonly novelty: 0 }
  /** A later export of the same account, which earns only for its new records. */
  | { readonly kind: 'partly-new'; readonly novelty: number }
  | { readonly kind: 'new'; readonly novelty: 1 };

/**
 * Estimates |new ∩ old| / |new|, 0 to 1. Both sketches cover their exports only up to their largest hash, so
 * only hashes up to the smaller of the two are compared.
 * `size`: the size of a full sketch.
 */
export function containment(newSketch: Sketch, oldSketch: Sketch, size: number = sketchSize): number {
  const limit = Math.min(reach(newSketch, size), reach(oldSketch, size));
  const old = new Set(oldSketch);
  const compared = newSketch.filter((hash) => hash <= limit);
  if (compared.length === 0) return 0;
  return compared.filter((hash) => old.has(hash)).length / compared.length;
}

/**
 * Estimates how much of the new export is in the union of the old ones, 0 to 1, since each piece of an assembled export
 * alone would count little. Each old sketch covers only hashes up to its own largest.
 */
export function knownShare(
  newSketch: Sketch,
  oldSketches: readonly Sketch[],
  size: number = sketchSize,
): number {
  const olds = oldSketches.map((old) => ({ hashes: new Set(old), upTo: reach(old, size) }));
  const limit = Math.min(reach(newSketch, size), Math.max(0, ...olds.map(({ upTo }) => upTo)));
  const compared = newSketch.filter((hash) => hash <= limit);
  const known = compared.filter((hash) => olds.some(({ hashes }) => hashes.has(hash)));
  const together = compared.length === 0 ? 0 : known.length / compared.length;
  // Together with small exports the sketch of a large one covers less, which would make the combined estimate too low.
  return Math.max(together, ...oldSketches.map((old) => containment(newSketch, old, size)));
}

/**
 * Estimates how much the new export adds to all known data of one person, 0 to 1: |new \ old| / |new ∪ old|. Ten pieces of one
 * history, sent one by one, must not earn ten times as much as the whole.
 */
export function addedShare(newSketch: Sketch, ownSketches: readonly Sketch[]): number {
  const limit = Math.min(reach(newSketch, sketchSize), ...ownSketches.map((own) => reach(own, sketchSize)));
  const old = new Set(ownSketches.flat().filter((hash) => hash <= limit));
  const added = newSketch.filter((hash) => hash <= limit && !old.has(hash)).length;
  return old.size === 0 ? 1 : added / (added + old.size);
}

/** Returns the largest covered hash; a sketch that is not full covers every record. */
function reach(sketch: Sketch, size: number): number {
  return sketch.length < size ? Number.POSITIVE_INFINITY : (sketch.at(-1) ?? 0);
}

/** The fewest runs of a part that count as a sample: a few songs of a playlist may follow each other for many people. */
const fewestRuns = 32;

/** The share of the records from which a part counts fully. */
const enoughOfWhole = 0.2;

/** The share, 0 to 1, that two people may have in common by chance. It applies to each pair, not to many people together. */
const byChance = 0.1;

/**
 * Estimates how much of the new export the old ones have, without exact times, 0 to 1. The part with the largest share
 * decides, since a copy is changed in one way and not in all. A part that covers little of the export, such as a few comments
 * in addition to thousands of videos, counts proportionally little.
 */
export function knownWithoutTimes(newRuns: RunSketches, oldRuns: readonly RunSketches[]): number {
  const sizeOf = (part: (typeof runParts)[number]) => runsOf(newRuns, part);
  const whole = Math.max(1, sizeOf('id'), sizeOf('words'));
  return Math.max(
    ...runParts.map((part) => {
      if (newRuns[part].length < fewestRuns) return 0;
      const olds = oldRuns
        .map((old) => old[part])
        .filter((old) => containment(newRuns[part], old, runSketchSize) >= byChance);
      return (
        knownShare(newRuns[part], olds, runSketchSize) * Math.min(1, sizeOf(part) / (enoughOfWhole * whole))
      );
    }),
  );
}

/** Returns the share of the new export that the old ones have together, with its times or without them, whichever is larger. */
export const knownOf = ({ sketch, runs }: IndexedData, olds: readonly IndexedData[]): number =>
  Math.max(
    knownShare(
      sketch,
      olds.map((old) => old.sketch),
    ),
    knownWithoutTimes(
      runs,
      olds.map((old) => old.runs),
    ),
  );

/**
 * @param known the share of the new export that earlier ones have, from `knownOf`
 * @param added the share that the export adds to the same person's earlier ones, from `addedShare`
 */
export function decide(known: number, added = 1): NoveltyDecision {
  if (known >= duplicateFrom) return { kind: 'duplicate', novelty: 0 };
  const novelty = Math.min(1 - known, added);
  return novelty <= 1 - relatedFrom ? { kind: 'partly-new', novelty } : { kind: 'new', novelty: 1 };
}
