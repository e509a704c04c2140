/** Counts how often the order of time in a history restarts. Takeout writes a single list, newest first. */

/** The least step against the list's direction that is a restart: within one list there is none of a month. */
const farSeconds = 30 * 86_400;

/** The fewest records between two jumps that count as a list; fewer are stray records. */
const shortestList = 10;

/** The share of jumps in time above which a history was assembled by hand. */
const manyJumps = 0.01;

export interface ListOrder {
  /** Adds a record in the order of the file, seconds since 1970. */
  add(seconds: number): void;
  /** Returns how often the list starts over. */
  restarts(): number;
}

interface Direction {
  readonly sign: 1 | -1;
  steps: number;
  jumps: number;
  /** Jumps from one list to another. */
  restarts: number;
  /** The level that the records after such a jump must stay beyond, and how many more must do so. */
  level: number;
  left: number;
}

export function createListOrder(): ListOrder {
  const up = newDirection(1);
  const down = newDirection(-1);
  /** A ring buffer of the last records. */
  const last = new Float64Array(shortestList);
  let count = 0;

  function jump(direction: Direction, seconds: number): void {
    direction.jumps++;
    direction.left = 0;
    if (count < shortestList) return;
    // compares with the nearest of the last records, so that a single stray record is no jump
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
      // a list that ascends is judged in the opposite direction
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
