/** Appends leaves: needs no node but the peaks, and says which nodes became complete. */
import { type Hash, hashPair } from './hash.ts';
import { placeKey, type TreeNode } from './node-store.ts';
import { isRight, type Place, parentOf, peaksOf, subtreesOf } from './shape.ts';
import type { Tree } from './tree.ts';

export interface Appended {
  readonly tree: Tree;
  /** Every node that is new, leaves first on each branch. */
  readonly nodes: readonly TreeNode[];
  /** What the contract is given: the aligned subtrees that the new leaves fill, from left to right. */
  readonly subtreeRoots: readonly Hash[];
}

/** Order matters: the first of `leaves` gets the index `tree.size`. O(leaves) hashes. */
export function appendLeaves(tree: Tree, leaves: readonly Hash[]): Appended {
  const nodes: TreeNode[] = [];
  const stack: TreeNode[] = peaksOf(tree.size).map((place, at) => ({ place, hash: tree.peaks[at] as Hash }));
  for (const [at, leaf] of leaves.entries()) {
    let node: TreeNode = { place: { level: 0, index: tree.size + at }, hash: leaf };
    nodes.push(node);
    // A right node's sibling is always on top of the stack: two of one height become one of the next.
    while (isRight(node.place)) {
      const left = stack.pop() as TreeNode;
      node = { place: parentOf(node.place), hash: hashPair(left.hash, node.hash) };
      nodes.push(node);
    }
    stack.push(node);
  }
  const subtrees = subtreesOf(tree.size, leaves.length);
  const wanted = new Map<string, Hash>(subtrees.map((place: Place) => [placeKey(place), new Uint8Array()]));
  for (const { place, hash } of nodes) if (wanted.has(placeKey(place))) wanted.set(placeKey(place), hash);
  return {
    tree: { size: tree.size + leaves.length, peaks: stack.map((node) => node.hash) },
    nodes,
    subtreeRoots: [...wanted.values()],
  };
}
