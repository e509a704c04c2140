/** Tells rows that LinkedIn itself wrote again: one search up to 21 times in a second. */

/** Rows of one time that are told apart; the time is that of the last row. */
const mostOfOneTime = 1000;

/** Returns a test for the rows of one table, in their order: whether `what` was in a row of the same time beside it. */
export function createRepeatTest(): (at: string, what: string) => boolean {
  let lastAt: string | undefined;
  let first = '';
  /** What else was there at that time: nearly always nothing. */
  let others: Set<string> | undefined;
  return (at, what) => {
    if (at !== lastAt) {
      lastAt = at;
      first = what;
      others = undefined;
      return false;
    }
    if (what === first || others?.has(what)) return true;
    others ??= new Set();
    if (others.size < mostOfOneTime) others.add(what);
    return false;
  };
}
