/** A tree without its nodes: its size and its peaks; the root follows from them. */
import { emptyRoot, type Hash, type HashPair, hashPair } from './hash.ts';

export interface Tree {
  readonly size: number;
  /** Roots of the complete subtrees, largest first: one for each set bit of `size`. */
  readonly peaks: readonly Hash[];
}

export const emptyTree: Tree = { size: 0, peaks: [] };

/** Folds peaks, from the smallest: the promoted ones come last into the tree. */
export const foldPeaks = (peaks: readonly Hash[], pair: HashPair = hashPair): Hash =>
  peaks.length === 0 ? emptyRoot : peaks.reduceRight((right, left) => pair(left, right));

export const rootOf = (tree: Tree, pair: HashPair = hashPair): Hash => foldPeaks(tree.peaks, pair);
