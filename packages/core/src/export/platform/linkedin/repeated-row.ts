/** Recognises rows that LinkedIn itself repeated: up to 21 times in a second for one search. */

/** The most distinct rows with the same time that are remembered. */
const mostOfOneTime = 1000;

/** Returns a test for the rows of one table, to be called in order: whether `what` was in an earlier adjacent row with the same time. */
export function createRepeatTest(): (at: string, what: string) => boolean {
  let lastAt: string | undefined;
  let first = '';
  /** Further rows with the same time, of which there are nearly always none. */
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
