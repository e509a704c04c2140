/** Reads the quality filter from the address: `?quality=7`. */

const best = 10;

/** @returns 0, which filters nothing, for anything but a whole number from 0 to 10 */
export function leastQuality(named: string | null): number {
  const least = Number(named ?? 0);
  return Number.isInteger(least) && least >= 0 && least <= best ? least : 0;
}
