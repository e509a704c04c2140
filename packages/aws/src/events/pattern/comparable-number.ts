/** Numbers as EventBridge compares them: exact to six decimals, between -5 and 5 thousand million. */

const DECIMALS = 6;
const LIMIT = 5_000_000_000n * 10n ** BigInt(DECIMALS);
/** Beyond this many digits nothing can be in range any more. */
const LARGEST_EXPONENT = 64;
const written = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

export const lowestNumber = -LIMIT;
export const highestNumber = LIMIT;

function outOfRange(): never {
  throw new RangeError('Value must be between -5.0E9 and 5.0E9, inclusive');
}

/** Millionths. Throws RangeError where EventBridge cannot compare the number. */
export function comparableNumber(json: string): bigint {
  const [, sign, whole, fraction = '', exponentText = '0'] = written.exec(json) ?? outOfRange();
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  if (digits === '') return 0n;
  const significant = digits.replace(/0+$/, '');
  const exponent = Number(exponentText) - fraction.length + (digits.length - significant.length);
  const shift = exponent + DECIMALS;
  if (shift < 0) throw new RangeError(`Only values upto 6 decimals are supported: ${json}`);
  if (shift > LARGEST_EXPONENT) outOfRange();
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
