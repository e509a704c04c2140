/** Random numbers that depend only on a seed. */
import { createRandom } from '@cgdx/name-training/random/random.ts';

export interface Random {
  /** Returns a number above 0 and below 1. */
  readonly next: () => number;
  readonly below: (most: number) => number;
  /** Returns a number from the standard normal distribution. */
  readonly normal: () => number;
}

/** Half a step, which keeps the number above 0, as its logarithm is taken. */
const halfStep = 0.5 / 2 ** 32;

export function randomOf(seed: number): Random {
  const steps = createRandom(seed);
  const next = (): number => steps.next() + halfStep;
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
