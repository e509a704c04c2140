/** Proves that many leaves are in the tree at once: a sibling that is itself on one of their paths is not given. */
import { type Hash, type HashPair, hashPair } from './hash.ts';
import type { NodeReader } from './node-store.ts';
import { readSiblings } from './prove.ts';
import { isRight, type Place, parentOf, siblingOf } from './shape.ts';

/** The siblings that are left, level by level from the leaves up, each level from left to right. */
function siblingsOfMany(indexes: readonly number[], size: number): Place[] {
  const siblings: Place[] = [];
  let onPath = [...new Set(indexes)].sort((a, b) => a - b);
  let level = 0;
  for (let last = size - 1; last > 0; last = Math.floor(last / 2)) {
    const known = new Set(onPath);
    for (const index of onPath) {
      const sibling = siblingOf({ level, index });
      // The last node of a level that is a left one has none: it is promoted.
      const isThere = isRight({ level, index }) || index < last;
      if (isThere && !known.has(sibling.index)) siblings.push(sibling);
    }
    onPath = [...new Set(onPath.map((index) => parentOf({ level, index }).index))];
    level++;
  }
  return siblings;
}

/**
 * What the contract takes as the proof of a batch of claims; of one leaf it is `prove`'s.
 * @param indexes of leaves that are in the tree, one at least
 * @throws RangeError if one is not
 */
export async function proveMany(
  store: NodeReader,
  indexes: readonly number[],
  size: number,
  pair: HashPair = hashPair,
): Promise<Hash[]> {
  const outside = indexes.find((index) => !Number.isInteger(index) || index < 0 || index >= size);
  if (outside !== undefined) throw new RangeError(`there is no leaf ${outside} in a tree of ${size}`);
  return readSiblings(store, siblingsOfMany(indexes, size), size, pair);
}
