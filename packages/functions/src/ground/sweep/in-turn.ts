/**
 * Shares the time of sweeps among all items of a list, so that no item waits for ever behind items that cannot
 * be finished.
 */
import type { Page, Position } from '../table/query.ts';
import { findSweepPosition, type SweptList, storeSweepPosition } from './sweep-position.ts';

export interface Turn<T> {
  readonly list: SweptList;
  /** The most items that one sweep has time for. */
  readonly most: number;
  readonly readAfter: (most: number, after: Position | undefined) => Promise<Page<T>>;
  readonly idOf: (item: T) => string;
}

/**
 * Returns the next items of the list and the position where they end; after the last item it begins with the
 * first.
 */
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
 * Works on the next items of a list: on the whole list, unless it is longer than one sweep has time for.
 * @returns the result of `work`
 * @throws what `work` throws; the next sweep still goes on after these items, and comes back to them after all
 * others
 */
export async function inTurn<T, R>(turn: Turn<T>, work: (items: readonly T[]) => Promise<R>): Promise<R> {
  const { items, last } = await nextOf(turn);
  // Stored first: a sweep that runs out of time must not begin with the same items again.
  await storeSweepPosition(turn.list, last);
  return work(items);
}
