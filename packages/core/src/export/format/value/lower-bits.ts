/** Takes the lower bits of an id that is too long for a double: those that no clock wrote. */

/** `digits`: a whole number, decimal. Unsigned. */
export function lower32Bits(digits: string): number {
  const high = Number(digits.slice(0, -9));
  const low = Number(digits.slice(-9));
  // only the lower 32 bits of each factor matter to those of a product
  return (Math.imul((high % 2 ** 32) | 0, 1e9) + low) >>> 0;
}
