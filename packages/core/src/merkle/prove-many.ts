/** Proves that many leaves are in the tree at once: a sibling that is on another leaf's path is left out. */
import { type Hash, type HashPair, hashPair } from './hash.ts';
import type { NodeReader } from './node-store.ts';
import { readSiblings } from './prove.ts';
import { isRight, type Place, parentOf, siblingOf } from './shape.ts';

/** Returns the remaining siblings, level by level from the leaves up, each level from left to right. */
function siblingsOfMany(indexes: readonly number[], size: number): Place[] {
  const siblings: Place[] = [];
  let onPath = [...new Set(indexes)].sort((a, b) => a - b);
  let level = 0;
  for (let last = size - 1; last > 0; last = Math.floor(last / 2)) {
    const known = new Set(onPath);
    for (const index of onPath) {
      const sibling = siblingOf({ level, index });
      // The last node of a level, if it is a left one, has no sibling: it is promoted.
      const isThere = isRight({ level, index }) || index < last;
      if (isThere && !known.has(sibling.index)) siblings.push(sibling);
    }
    onPath = [...new Set(onPath.map((index) => parentOf({ level, index }).index))];
    level++;
  }
  return siblings;
}

/**
 * Returns the contract's proof of a batch of claims; for one leaf it is `prove`'s.
 * @param indexes of leaves that are in the tree, at least one
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
