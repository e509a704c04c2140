/** Makes the proof that a leaf is in the tree: the siblings on its path to the root. */
import { type Hash, type HashPair, hashPair } from './hash.ts';
import type { NodeReader } from './node-store.ts';
import { isComplete, leavesBelow, type Place, pathOf, subtreesOf } from './shape.ts';
import { foldPeaks } from './tree.ts';

/** Returns the complete subtrees of a sibling; the hash of an incomplete sibling (at the right edge) is their fold. */
function partsOf(sibling: Place, size: number): Place[] {
  if (isComplete(sibling, size)) return [sibling];
  const start = sibling.index * leavesBelow(sibling.level);
  return subtreesOf(start, size - start);
}

/** Returns the places of all nodes that a proof reads, so that the nodes of many proofs can be fetched in advance. */
export const proofPlaces = (index: number, size: number): Place[] =>
  pathOf(index, size).flatMap(({ sibling }) => partsOf(sibling, size));

/**
 * Returns the proof of the leaf at `index` in a tree of `size` leaves, with one read of the store.
 * @param pair hashes two children to their parent; `hashPair` by default
 * @throws RangeError if there is no such leaf
 */
export async function prove(
  store: NodeReader,
  index: number,
  size: number,
  pair: HashPair = hashPair,
): Promise<Hash[]> {
  if (!Number.isInteger(index) || index < 0 || index >= size) {
    throw new RangeError(`there is no leaf ${index} in a tree of ${size}`);
  }
  const siblings = pathOf(index, size).map(({ sibling }) => sibling);
  return readSiblings(store, siblings, size, pair);
}

/** Returns the hashes of siblings in order, with one read of the store. */
export async function readSiblings(
  store: NodeReader,
  siblings: readonly Place[],
  size: number,
  pair: HashPair,
): Promise<Hash[]> {
  const parts = siblings.map((sibling) => partsOf(sibling, size));
  const hashes = await store.read(parts.flat());
  let from = 0;
  return parts.map(({ length }) => {
    const start = from;
    from += length;
    return foldPeaks(hashes.slice(start, from), pair);
  });
}
