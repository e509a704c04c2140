/** Tells rows that LinkedIn itself wrote again: one search up to 21 times in a second. */
import type { Cells, LinkedinTable } from './linkedin-table.ts';

/** Rows of one time that are told apart; the time is that of the last row. */
const mostOfOneTime = 1000;

/** Returns a test for the rows of one table, in their order: whether a row repeats another of the same time beside it. */
export function createRepeatTest({
  repeats = false,
  key,
}: LinkedinTable): (cell: Cells, at: string) => boolean {
  let lastAt = '';
  let keys = new Set<string>();
  return (cell, at) => {
    if (!repeats) return false;
    if (at !== lastAt) keys = new Set();
    lastAt = at;
    const own = key(cell);
    if (keys.has(own)) return true;
    if (keys.size < mostOfOneTime) keys.add(own);
    return false;
  };
}
