/** Finds out whether a history is one list or several, one behind the other: Takeout's runs from new to old without a break. */

/** Gaps are longer at times; but within one list nobody goes back in time by a month. */
const restartSeconds = 30 * 86_400;

export interface ListOrder {
  /** In the order of the file, seconds since 1970. */
  add(seconds: number): void;
  /** How often the list begins anew. */
  restarts(): number;
}

export function createListOrder(): ListOrder {
  let before = Number.NaN;
  let up = 0;
  let down = 0;
  let farUp = 0;
  let farDown = 0;
  return {
    add(seconds) {
      const step = seconds - before;
      before = seconds;
      if (step > 0) {
        up++;
        if (step > restartSeconds) farUp++;
      } else if (step < 0) {
        down++;
        if (step < -restartSeconds) farDown++;
      }
    },
    // one that was turned round runs from old to new
    restarts: () => (up > down ? farDown : farUp),
  };
}
