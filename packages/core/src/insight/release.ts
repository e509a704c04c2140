/**
 * Releases counts of people. The cells and the time of a release depend only on public facts. Every cell gets noise, whether
 * anybody is in it or not. All later decisions use the noisy numbers alone.
 */
import { sigmaOf, unit } from './budget.ts';
import type { Histogram, Tallies } from './histogram.ts';

/** The smallest noisy count of people that is shown. */
export const k = 20;

/** A released histogram: the cells and the standard deviation of their noise, both in thousandths of a person. */
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
 * @param uniform returns cryptographically random numbers above 0 and below 1
 */
export function noise(sigma: number, uniform: () => number): number {
  const scale = Math.floor(sigma) + 1;
  for (;;) {
    const drawn = geometricNoise(scale, uniform);
    const off = Math.abs(drawn) - sigma ** 2 / scale;
    if (uniform() < Math.exp(-(off ** 2) / (2 * sigma ** 2))) return drawn;
  }
}

/** Adds noise to a histogram. Only numbers that this function returns are published about people. */
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

/** Returns the means of cells that were released several times, with independent noise each time. */
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
