/**
 * Decides what a person adds to the items of a year. Whoever holds more than sixteen items of the list weighs less in
 * each, so that all of theirs are counted and nobody moves the sums by more than others.
 */
import { unit } from './budget.ts';
import { mostItems } from './summary.ts';

/** The most that the items of one person move together, as the root of the sum of the squares. */
export const mostMoved = 4;

/** Half of everybody with a record in the year. */
export const holdersBucket = '';
/** How many items each person holds, as a part of `mostItems`; no item has this name. */
export const holdingsBucket = '*';
export const half = 2;

export const itemsNorm = Math.hypot(mostMoved, 1 / half, 1);

/** @param held items of the public list @returns thousandths of a person */
export function itemTally(held: readonly string[]): Readonly<Record<string, number>> {
  const counted = held.slice(0, mostItems);
  const weight = Math.floor(unit * Math.min(1, mostMoved / Math.sqrt(counted.length)));
  return {
    [holdersBucket]: unit / half,
    ...(counted.length > 0 && { [holdingsBucket]: Math.floor((unit * counted.length) / mostItems) }),
    ...Object.fromEntries(counted.map((name) => [name, weight])),
  };
}
