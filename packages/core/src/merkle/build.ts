/** Computes the peaks of a tree from all its leaves, without storing nodes for proofs. */
import { type Hash, type HashPair, hashPair } from './hash.ts';
import type { Tree } from './tree.ts';

/**
 * Returns the same tree as appending `leaves` to an empty one, in less time and memory, since nodes are dropped once their parent
 * is known.
 * @param pair hashes two children to their parent; `hashPair` by default
 */
export function buildTree(leaves: Iterable<Hash>, pair: HashPair = hashPair): Tree {
  /** For each height, the root of the complete subtree that still waits for its sibling. */
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
