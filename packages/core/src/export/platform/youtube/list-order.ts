/** Finds out whether a history is one list or several, one behind the other: Takeout's runs from new to old without a break. */

/** Gaps are longer at times; but within one list nobody goes back in time by a month. */
const farSeconds = 30 * 86_400;

/** Fewer records between two jumps are strays, not a list. */
const shortestList = 10;

/** Share of jumps above which a history is put together by hand, whatever stands between them. */
const manyJumps = 0.01;

export interface ListOrder {
  /** In the order of the file, seconds since 1970. */
  add(seconds: number): void;
  /** How often the list begins anew. */
  restarts(): number;
}

interface Direction {
  readonly sign: 1 | -1;
  steps: number;
  jumps: number;
  /** Jumps from one list to another. */
  restarts: number;
  /** What the records behind such a jump stay beyond, and how many more must do so. */
  level: number;
  left: number;
}

export function createListOrder(): ListOrder {
  const up = newDirection(1);
  const down = newDirection(-1);
  /** The last records, in turns. */
  const last = new Float64Array(shortestList);
  let count = 0;

  function jump(direction: Direction, seconds: number): void {
    direction.jumps++;
    direction.left = 0;
    if (count < shortestList) return;
    // the nearest of what stood before: if one lies beyond, the record between was a stray
    let level = Number.NEGATIVE_INFINITY;
    for (const value of last) level = Math.max(level, value * direction.sign);
    if (seconds * direction.sign - level <= farSeconds) return;
    direction.level = level;
    direction.left = shortestList;
  }

  function follow(direction: Direction, seconds: number): void {
    if (direction.left === 0) return;
    if (seconds * direction.sign <= direction.level) direction.left = 0;
    else if (--direction.left === 0) direction.restarts++;
  }

  return {
    add(seconds) {
      const step = count === 0 ? 0 : seconds - (last[(count - 1) % shortestList] as number);
      const direction = step > 0 ? up : down;
      if (step !== 0) direction.steps++;
      if (Math.abs(step) > farSeconds) jump(direction, seconds);
      follow(up, seconds);
      follow(down, seconds);
      last[count++ % shortestList] = seconds;
    },
    restarts() {
      // one that was turned round runs from old to new
      const against = up.steps > down.steps ? down : up;
      return against.jumps > manyJumps * (up.steps + down.steps) && against.jumps > shortestList
        ? against.jumps
        : against.restarts;
    },
  };
}

function newDirection(sign: 1 | -1): Direction {
  return { sign, steps: 0, jumps: 0, restarts: 0, level: 0, left: 0 };
}
