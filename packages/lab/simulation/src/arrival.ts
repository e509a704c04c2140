/** Draws when uploads arrive, and how large they are. */
import type { Clock } from './clock.ts';
import type { Scenario } from './scenario.ts';

const day = 86_400;

/** Uploads per second: a sine wave over the day, with its minimum at the start and its maximum after twelve hours. */
const rateAt = ({ uploadsPerDay, peak }: Scenario, seconds: number): number =>
  (uploadsPerDay / day) * (1 - (peak - 1) * Math.cos((2 * Math.PI * seconds) / day));

/** Returns a random time between two events with this mean interval. */
export const waitOf = (mean: number, random: () => number): number => -mean * Math.log(1 - random());

/** Calls `onArrival` for each upload until the end: a Poisson process, thinned to the hour's rate. */
export function arrive(clock: Clock, scenario: Scenario, random: () => number, onArrival: () => void): void {
  const highest = (scenario.uploadsPerDay / day) * scenario.peak;
  const next = (): void =>
    clock.after(waitOf(1 / highest, random), () => {
      if (clock.now() > scenario.hours * 3_600) return;
      if (random() * highest < rateAt(scenario, clock.now())) onArrival();
      next();
    });
  next();
}

/** Returns the unpacked size in MB, from a log-normal distribution. */
export function sizeOf({ medianMb, sizeSigma }: Scenario, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return medianMb * Math.exp(sizeSigma * normal);
}
