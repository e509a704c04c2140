/** Hashes two numbers to a uniform number below `shortRange`, by the finaliser of MurmurHash3, applied twice. */
export const mixed = (a: number, b: number): number => spread(spread(a) ^ b) >>> 4;

function spread(number: number): number {
  let hash = number | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
