/** Decides how much of an export was contributed before, and what follows from it. */
import { type Sketch, sketchSize } from './sketch.ts';

/** An export that has at least this share in common with an earlier one counts as already uploaded. */
const duplicateFrom = 0.8;

/** A smaller share in common is chance or trifling. */
const knownFrom = 0.3;

/** If the old export is four times as large, one estimate in a hundred is this far off. */
const estimateError = 0.08;

/** Exports with this estimate or more are related: of the later one only what is new earns. A true share of 0.3 is nearly always seen. */
export const relatedFrom = knownFrom - estimateError;

export type NoveltyDecision =
  /** "Data already uploaded". */
  | { readonly kind: 'duplicate'; readonly novelty: 0 }
  /** A later export of the same account: only what is new earns. */
  | { readonly kind: 'partly-new'; readonly novelty: number }
  | { readonly kind: 'new'; readonly novelty: 1 };

/**
 * Estimates |new and old| / |new|, 0 to 1. Both sketches know their exports only up to their largest hash, so
 * only hashes up to the smaller of the two are compared.
 */
export function containment(newSketch: Sketch, oldSketch: Sketch): number {
  const limit = Math.min(reach(newSketch), reach(oldSketch));
  const old = new Set(oldSketch);
  const compared = newSketch.filter((hash) => hash <= limit);
  if (compared.length === 0) return 0;
  return compared.filter((hash) => old.has(hash)).length / compared.length;
}

/**
 * Estimates how much of the new export is in all the old ones together, 0 to 1: pieces of one export must not
 * count as little each if they are all of it. Each old sketch speaks only for hashes up to its own reach.
 */
export function knownShare(newSketch: Sketch, oldSketches: readonly Sketch[]): number {
  const olds = oldSketches.map((old) => ({ hashes: new Set(old), upTo: reach(old) }));
  const limit = Math.min(reach(newSketch), Math.max(0, ...olds.map(({ upTo }) => upTo)));
  const compared = newSketch.filter((hash) => hash <= limit);
  const known = compared.filter((hash) => olds.some(({ hashes }) => hashes.has(hash)));
  const together = compared.length === 0 ? 0 : known.length / compared.length;
  // A large export among small ones reaches less far, and would be counted too low together with them.
  return Math.max(together, ...oldSketches.map((old) => containment(newSketch, old)));
}

/**
 * Estimates how much the new export adds to all that is then known of one person's data, 0 to 1: |new and not
 * old| / |new or old|. Ten pieces of one history, sent one by one, must not earn ten times what the whole earns.
 */
export function addedShare(newSketch: Sketch, ownSketches: readonly Sketch[]): number {
  const limit = Math.min(reach(newSketch), ...ownSketches.map(reach));
  const old = new Set(ownSketches.flat().filter((hash) => hash <= limit));
  const added = newSketch.filter((hash) => hash <= limit && !old.has(hash)).length;
  return old.size === 0 ? 1 : added / (added + old.size);
}

/** A sketch that is not full holds every record there is. */
function reach(sketch: Sketch): number {
  return sketch.length < sketchSize ? Number.POSITIVE_INFINITY : (sketch.at(-1) ?? 0);
}

/**
 * @param known the share of the new export that earlier ones have, as `knownShare` tells it
 * @param added what it adds to the same person's earlier ones, as `addedShare` tells it
 */
export function decide(known: number, added = 1): NoveltyDecision {
  if (known >= duplicateFrom) return { kind: 'duplicate', novelty: 0 };
  const novelty = Math.min(1 - known, added);
  return novelty <= 1 - relatedFrom ? { kind: 'partly-new', novelty } : { kind: 'new', novelty: 1 };
}
