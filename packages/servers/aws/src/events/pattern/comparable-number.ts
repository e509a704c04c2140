/** Numbers as EventBridge compares them: exact to six decimals, between -5e9 and 5e9. */

const mostDecimals = 6;
const limit = 5_000_000_000n * 10n ** BigInt(mostDecimals);
/** A number with a larger exponent is out of range. */
const largestExponent = 64;
const written = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

export const lowestNumber = -limit;
export const highestNumber = limit;

function outOfRange(): never {
  throw new RangeError('Value must be between -5.0E9 and 5.0E9, inclusive');
}

/** Returns the number in millionths. Throws RangeError if EventBridge cannot compare it. */
export function comparableNumber(json: string): bigint {
  const [, sign, whole, fraction = '', exponentText = '0'] = written.exec(json) ?? outOfRange();
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  if (digits === '') return 0n;
  const significant = digits.replace(/0+$/, '');
  const exponent = Number(exponentText) - fraction.length + (digits.length - significant.length);
  const shift = exponent + mostDecimals;
  if (shift < 0) throw new RangeError(`Only values upto 6 decimals are supported: ${json}`);
  if (shift > largestExponent) outOfRange();
  const size = BigInt(significant) * 10n ** BigInt(shift);
  const value = sign === '-' ? -size : size;
  return value < lowestNumber || value > highestNumber ? outOfRange() : value;
}

export function comparableNumberOrUndefined(json: string): bigint | undefined {
  try {
    return comparableNumber(json);
  } catch {
    return undefined;
  }
}
