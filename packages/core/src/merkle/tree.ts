/** A tree as its size and its peaks, which determine the root. */
import { emptyRoot, type Hash, type HashPair, hashPair } from './hash.ts';

export interface Tree {
  readonly size: number;
  /** Roots of the complete subtrees, largest first: one for each set bit of `size`. */
  readonly peaks: readonly Hash[];
}

export const emptyTree: Tree = { size: 0, peaks: [] };

/** Folds the peaks to the root, from the smallest, which are promoted. */
export const foldPeaks = (peaks: readonly Hash[], pair: HashPair = hashPair): Hash =>
  peaks.length === 0 ? emptyRoot : peaks.reduceRight((right, left) => pair(left, right));

export const rootOf = (tree: Tree, pair: HashPair = hashPair): Hash => foldPeaks(tree.peaks, pair);
