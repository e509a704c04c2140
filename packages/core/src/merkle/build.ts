/** Builds a tree from all its leaves at once, level by level: only its peaks, if no proofs are needed. */
import { type Hash, type HashPair, hashPair } from './hash.ts';
import type { Tree } from './tree.ts';

/**
 * Returns the same tree as appending `leaves` to an empty one, in less time and memory: no node outlives its parent.
 * @param pair makes parents; the plain one by default
 */
export function buildTree(leaves: Iterable<Hash>, pair: HashPair = hashPair): Tree {
  /** The last complete subtree of each height that still waits for its sibling. */
  const waiting: (Hash | undefined)[] = [];
  let size = 0;
  for (const leaf of leaves) {
    let hash = leaf;
    let level = 0;
    for (let left = waiting[0]; left !== undefined; left = waiting[level]) {
      waiting[level++] = undefined;
      hash = pair(left, hash);
    }
    waiting[level] = hash;
    size++;
  }
  return { size, peaks: waiting.filter((hash) => hash !== undefined).reverse() };
}
