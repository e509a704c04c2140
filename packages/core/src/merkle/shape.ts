/** The shape of a tree of `size` leaves: an odd node at the end of a level is promoted, not paired. */

/** The place of a node: `index` counts the subtrees of 2^level leaves from the left. Level 0 is a leaf. */
export interface Place {
  readonly level: number;
  readonly index: number;
}

/** Not a bitwise operation, since sizes go up to 2^40. */
const half = (n: number): number => Math.floor(n / 2);
const isOdd = (n: number): boolean => n % 2 === 1;
export const leavesBelow = (level: number): number => 2 ** level;

export const parentOf = ({ level, index }: Place): Place => ({ level: level + 1, index: half(index) });
export const siblingOf = ({ level, index }: Place): Place => ({
  level,
  index: isOdd(index) ? index - 1 : index + 1,
});
export const isRight = ({ index }: Place): boolean => isOdd(index);

/** Returns whether the tree has all leaves below the place. */
export const isComplete = ({ level, index }: Place, size: number): boolean =>
  (index + 1) * leavesBelow(level) <= size;

/**
 * Returns the largest complete subtrees that cover the leaves from `start` to `start + count`, from left to right: at every
 * position the largest aligned one that fits. For `start` 0 these are the peaks of a tree, largest first.
 */
export function subtreesOf(start: number, count: number): Place[] {
  const places: Place[] = [];
  const end = start + count;
  for (let at = start; at < end; ) {
    let level = 0;
    while (at % leavesBelow(level + 1) === 0 && at + leavesBelow(level + 1) <= end) level++;
    places.push({ level, index: at / leavesBelow(level) });
    at += leavesBelow(level);
  }
  return places;
}

/** Returns the peaks of a tree: one for each set bit of its size, largest first. */
export const peaksOf = (size: number): Place[] => subtreesOf(0, size);

/** A step of a path: the place of the sibling, whose subtree may be incomplete, and its side. */
export interface PathStep {
  readonly sibling: Place;
  readonly siblingIsLeft: boolean;
}

/** Returns the path of the leaf at `index` to the root; levels at which the node is promoted have no step. */
export function pathOf(index: number, size: number): PathStep[] {
  const steps: PathStep[] = [];
  let place: Place = { level: 0, index };
  for (let last = size - 1; last > 0; last = half(last)) {
    if (isRight(place) || place.index < last) {
      steps.push({ sibling: siblingOf(place), siblingIsLeft: isRight(place) });
    }
    place = parentOf(place);
  }
  return steps;
}
