/**
 * Releases counts of people. Which cells there are, when and for whom depends on nothing but what everybody knows; every
 * cell gets noise, whether anybody is in it or not; and whatever is decided afterwards is decided by noisy numbers.
 */
import { sigmaOf, unit } from './budget.ts';
import type { Histogram, Tallies } from './histogram.ts';

/** The fewest people, by noisy count, of whom a number is shown. */
export const k = 20;

/** A released histogram: its cells in thousandths of a person, with noise of this deviation in the same unit. */
export interface NoisyHistogram {
  readonly sigma: number;
  readonly cells: Readonly<Record<string, number>>;
}

/** Returns a whole number with the two-sided geometric distribution. */
function geometricNoise(scale: number, uniform: () => number): number {
  const geometric = () => Math.floor(Math.log(uniform()) * -scale);
  return geometric() - geometric();
}

/**
 * Returns a whole number with the discrete Gaussian distribution, by rejection from the geometric one: Canonne, Kamath and
 * Steinke 2020, algorithm 3.
 * @param uniform numbers above 0 and below 1, unpredictable to everybody
 */
export function noise(sigma: number, uniform: () => number): number {
  const scale = Math.floor(sigma) + 1;
  for (;;) {
    const drawn = geometricNoise(scale, uniform);
    const off = Math.abs(drawn) - sigma ** 2 / scale;
    if (uniform() < Math.exp(-(off ** 2) / (2 * sigma ** 2))) return drawn;
  }
}

/** Makes the only numbers about people that leave a pool. */
export function release(
  { id, buckets, norm, share }: Histogram,
  tallies: Tallies,
  uniform: () => number,
): NoisyHistogram {
  const sigma = Math.ceil(unit * sigmaOf(norm, share));
  const counts = tallies[id] ?? {};
  const cells = buckets.map((bucket) => [bucket, (counts[bucket] ?? 0) + noise(sigma, uniform)] as const);
  return { sigma, cells: Object.fromEntries(cells) };
}

/** Returns the means of the same cells, released several times: their noise is of its own each time. */
export function meanOf(released: readonly NoisyHistogram[]): NoisyHistogram {
  const names = Object.keys(released[0]?.cells ?? {});
  const variance = released.reduce((sum, { sigma }) => sum + sigma ** 2, 0);
  return {
    sigma: Math.sqrt(variance) / released.length,
    cells: Object.fromEntries(
      names.map((name) => [
        name,
        released.reduce((sum, { cells }) => sum + (cells[name] ?? 0), 0) / released.length,
      ]),
    ),
  };
}
