/** Shares the time of sweeps among all of a list, so that nothing waits for ever behind what cannot be finished. */
import type { Page, Position } from '../table/query.ts';
import { findSweepPosition, keepSweepPosition, type SweptList } from './sweep-position.ts';

export interface Turn<T> {
  readonly list: SweptList;
  /** How many one sweep has time for. */
  readonly most: number;
  readonly readAfter: (most: number, after: Position | undefined) => Promise<Page<T>>;
  readonly idOf: (item: T) => string;
}

/** Returns the next of the list and where they end; behind the last one the first follows. */
async function nextOf<T>({ list, most, readAfter, idOf }: Turn<T>): Promise<Page<T>> {
  const after = await findSweepPosition(list);
  const rest = await readAfter(most, after);
  const room = most - rest.items.length;
  if (rest.last || !after || room === 0) return rest;
  const first = await readAfter(room, undefined);
  const known = new Set(rest.items.map(idOf));
  return {
    items: [...rest.items, ...first.items.filter((item) => !known.has(idOf(item)))],
    last: first.last,
  };
}

/**
 * Works on the next of a list: on all of it, unless it is longer than one sweep has time for.
 * @returns what `work` does
 * @throws what `work` throws; the next sweep goes on behind these all the same, and comes back to them after all others
 */
export async function inTurn<T, R>(turn: Turn<T>, work: (items: readonly T[]) => Promise<R>): Promise<R> {
  const { items, last } = await nextOf(turn);
  // Kept first: a sweep whose time ends in the midst of it must not begin with the same ones again.
  await keepSweepPosition(turn.list, last);
  return work(items);
}
