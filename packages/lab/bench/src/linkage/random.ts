/** Draws that depend on nothing but a seed. */

export interface Random {
  /** Above 0, below 1. */
  readonly next: () => number;
  readonly below: (most: number) => number;
  /** Of a normal distribution with a deviation of one. */
  readonly normal: () => number;
}

/** Mulberry32: good enough for a bench, and the same on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  return {
    next,
    below: (most) => Math.floor(next() * most),
    normal: () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** Returns a draw of ranks from 0 whose popularity falls with the rank, to the power of `slope`: Zipf's law. */
export function zipfOf(ranks: number, slope: number): (random: Random) => number {
  const sums = new Float64Array(ranks);
  let sum = 0;
  for (let rank = 0; rank < ranks; rank++) {
    sum += (rank + 1) ** -slope;
    sums[rank] = sum;
  }
  return ({ next }) => {
    const wanted = next() * sum;
    let [low, high] = [0, ranks - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
