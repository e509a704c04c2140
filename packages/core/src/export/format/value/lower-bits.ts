/** Takes the lower bits of an id that is too long for a double: those that are not the clock's. */

/** `digits`: a whole number, decimal. Returns an unsigned number. */
export function lower32Bits(digits: string): number {
  const high = Number(digits.slice(0, -9));
  const low = Number(digits.slice(-9));
  // only the lower 32 bits of each factor matter to those of a product
  return (Math.imul((high % 2 ** 32) | 0, 1e9) + low) >>> 0;
}
