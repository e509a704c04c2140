/** Appends leaves to a tree. Needs only its peaks, and returns the nodes that become complete. */
import { type Hash, type HashPair, hashPair } from './hash.ts';
import type { TreeNode } from './node-store.ts';
import { isRight, type Place, parentOf, subtreesOf } from './shape.ts';
import type { Tree } from './tree.ts';

export interface Appended {
  readonly tree: Tree;
  /** All new nodes, leaves first on each branch. */
  readonly nodes: readonly TreeNode[];
  /** The contract's argument: the roots of the aligned subtrees that the new leaves fill, from left to right. */
  readonly subtreeRoots: readonly Hash[];
}

/**
 * Appends in order: the first of `leaves` gets the index `tree.size`. O(leaves) hashes.
 * @param pair hashes two children to their parent; `hashPair` by default
 */
export function appendLeaves(tree: Tree, leaves: readonly Hash[], pair: HashPair = hashPair): Appended {
  const nodes: TreeNode[] = [];
  const stack: Hash[] = [...tree.peaks];
  const wanted = subtreesOf(tree.size, leaves.length);
  const subtreeRoots: Hash[] = [];
  for (let at = 0; at < leaves.length; at++) {
    let place: Place = { level: 0, index: tree.size + at };
    let hash = leaves[at] as Hash;
    for (;;) {
      nodes.push({ place, hash });
      const next = wanted[subtreeRoots.length];
      if (next?.level === place.level && next.index === place.index) subtreeRoots.push(hash);
      if (!isRight(place)) break;
      // The sibling of a right node is always on top of the stack, so the two become their parent.
      hash = pair(stack.pop() as Hash, hash);
      place = parentOf(place);
    }
    stack.push(hash);
  }
  return { tree: { size: tree.size + leaves.length, peaks: stack }, nodes, subtreeRoots };
}
