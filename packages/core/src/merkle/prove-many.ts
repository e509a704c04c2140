/** Makes a proof of many leaves, without siblings that are on the path of another of the leaves. */
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
      // A left node at the end of a level has no sibling and is promoted.
      const isThere = isRight({ level, index }) || index < last;
      if (isThere && !known.has(sibling.index)) siblings.push(sibling);
    }
    onPath = [...new Set(onPath.map((index) => parentOf({ level, index }).index))];
    level++;
  }
  return siblings;
}

/**
 * Returns the proof of a batch of claims for the contract; for one leaf it equals that of `prove`.
 * @param indexes the indexes of the leaves, at least one
 * @throws RangeError if an index is not in the tree
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
