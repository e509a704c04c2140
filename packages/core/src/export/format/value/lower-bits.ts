/** Computes the lower 32 bits of an id that is too long for a double; the upper bits are the time. */

/** `digits`: a decimal whole number. Returns an unsigned number. */
export function lower32Bits(digits: string): number {
  let low = 0;
  // the lower 32 bits of a product depend only on the lower 32 bits of the factors
  for (let at = 0; at < digits.length; at++) low = (Math.imul(low, 10) + digits.charCodeAt(at) - 48) | 0;
  return low >>> 0;
}
