/** Reimplements java.util.Random, so that a seeded $random returns the same number as on AWS. */

const multiplier = 0x5deece66dn;
const increment = 0xbn;
const mask = (1n << 48n) - 1n;

/** Returns the first `nextDouble()` of `new java.util.Random(seed)`: 0 <= x < 1. Fractions of the seed are cut off. */
export function seededDouble(seed: number): number {
  let state = (BigInt.asUintN(64, BigInt(Math.trunc(seed))) ^ multiplier) & mask;
  const next = (bits: bigint): bigint => {
    state = (state * multiplier + increment) & mask;
    return state >> (48n - bits);
  };
  const high = next(26n);
  const low = next(27n);
  return Number((high << 27n) + low) / 2 ** 53;
}
