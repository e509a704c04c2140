/** Replaces leaves, as claims do: computes the changed nodes and the new tree. */
import { invariant } from '../error/market-error.ts';
import { type Hash, hashPair } from './hash.ts';
import { memoryStore, type NodeReader, placeKey, type TreeNode } from './node-store.ts';
import { isComplete, isRight, type Place, parentOf, peaksOf, siblingOf } from './shape.ts';
import type { Tree } from './tree.ts';

export interface Replacement {
  readonly index: number;
  readonly leaf: Hash;
}

export interface Replaced {
  readonly tree: Tree;
  readonly nodes: readonly TreeNode[];
}

/**
 * Recomputes all nodes above the leaves from both children, so that a repetition after a crash in the middle of writing
 * gives the same result.
 */
export async function replaceLeaves(
  store: NodeReader,
  tree: Tree,
  replacements: readonly Replacement[],
): Promise<Replaced> {
  const changed = memoryStore(store);
  const nodes: TreeNode[] = [];
  let level: TreeNode[] = replacements.map(({ index, leaf }) => {
    invariant(index < tree.size, `leaf ${index} is not in a tree of ${tree.size}`);
    return { place: { level: 0, index }, hash: leaf };
  });
  while (level.length > 0) {
    await changed.write(level);
    nodes.push(...level);
    const parents = new Map<string, Place>();
    for (const { place } of level) {
      const parent = parentOf(place);
      if (isComplete(parent, tree.size)) parents.set(placeKey(parent), place);
    }
    const children = [...parents.values()].map((place) => (isRight(place) ? siblingOf(place) : place));
    const hashes = await changed.read(children.flatMap((left) => [left, siblingOf(left)]));
    level = children.map((left, at) => ({
      place: parentOf(left),
      hash: hashPair(hashes[2 * at] as Hash, hashes[2 * at + 1] as Hash),
    }));
  }
  const peakPlaces = peaksOf(tree.size);
  const byKey = new Map(nodes.map(({ place, hash }) => [placeKey(place), hash]));
  const peaks = peakPlaces.map((place, at) => byKey.get(placeKey(place)) ?? (tree.peaks[at] as Hash));
  return { tree: { size: tree.size, peaks }, nodes };
}
