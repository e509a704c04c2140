/**
 * Computes exponentials and logarithms from tables: `Math.exp` and `Math.log` are calls that take several times as long, and
 * their last digits differ from one version of the engine to the next.
 */

const partBits = 8;
const parts = 1 << partBits;
/** Powers of e whose exponents are whole and fractional parts of -ln 2. */
const brokenPowers = Float64Array.from({ length: parts }, (_, i) => 2 ** (-i / parts));
const smallest = 64;
const wholePowers = Float64Array.from({ length: smallest }, (_, i) => 2 ** -i);
const perPart = parts / Math.LN2;

/** Returns e to the power of x, which must not be above 0, to seven digits; below 2 ** -63 returns 0. */
export function expOf(x: number): number {
  const steps = -x * perPart;
  const whole = steps | 0;
  const power = whole >> partBits;
  if (power >= smallest) return 0;
  const rest = (steps - whole) / perPart;
  return wholePowers[power]! * brokenPowers[whole & (parts - 1)]! * (1 - rest + 0.5 * rest * rest);
}

const logBits = 11;
const mantissaBits = 23;
const logarithms = Float64Array.from({ length: (1 << logBits) + 1 }, (_, i) =>
  Math.log(1 + i / (1 << logBits)),
);
const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);
const restBits = mantissaBits - logBits;

/** Returns the natural logarithm of x, a normal number above 0, to six decimal places. */
export function logOf(x: number): number {
  float[0] = x;
  const written = bits[0]!;
  const at = (written >> restBits) & ((1 << logBits) - 1);
  const low = logarithms[at]!;
  const share = (written & ((1 << restBits) - 1)) / (1 << restBits);
  return ((written >> mantissaBits) - 127) * Math.LN2 + low + share * (logarithms[at + 1]! - low);
}
