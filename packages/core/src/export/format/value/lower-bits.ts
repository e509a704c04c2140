/** Takes the lower bits of an id that is too long for a double: those that are not the clock's. */

/** `digits`: a whole number, decimal. Returns an unsigned number. */
export function lower32Bits(digits: string): number {
  let low = 0;
  // only the lower 32 bits of each factor matter to those of a product
  for (let at = 0; at < digits.length; at++) low = (Math.imul(low, 10) + digits.charCodeAt(at) - 48) | 0;
  return low >>> 0;
}
