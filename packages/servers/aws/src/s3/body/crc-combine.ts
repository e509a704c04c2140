/** Computes the CRC of an object from the CRCs of its parts, so that completing a multipart upload reads no bytes. */

interface Field {
  readonly bits: number;
  /** Reflected. */
  readonly polynomial: bigint;
}

export const crcFields = {
  CRC32: { bits: 32, polynomial: 0xedb88320n },
  CRC32C: { bits: 32, polynomial: 0x82f63b78n },
  CRC64NVME: { bits: 64, polynomial: 0x9a6c9329ac4bc9b5n },
} as const satisfies Record<string, Field>;

export type CrcAlgorithm = keyof typeof crcFields;

export const isCrcAlgorithm = (name: string): name is CrcAlgorithm => Object.hasOwn(crcFields, name);

/** Returns a(x) * b(x) mod p(x), coefficients reflected: the top bit is x^0. */
function multiply(field: Field, a: bigint, b: bigint): bigint {
  let product = 0n;
  for (let bit = 1n << BigInt(field.bits - 1); bit > 0n; bit >>= 1n) {
    if (a & bit) product ^= b;
    b = b & 1n ? (b >> 1n) ^ field.polynomial : b >> 1n;
  }
  return product;
}

/** Returns x^(8 * bytes) mod p(x): the factor by which appending that many bytes multiplies a CRC. */
function shiftFor(field: Field, bytes: number): bigint {
  let power = 1n << BigInt(field.bits - 2);
  for (let doubling = 0; doubling < 3; doubling++) power = multiply(field, power, power);
  let shift = 1n << BigInt(field.bits - 1);
  for (let left = BigInt(bytes); left > 0n; left >>= 1n) {
    if (left & 1n) shift = multiply(field, shift, power);
    power = multiply(field, power, power);
  }
  return shift;
}

const toNumber = (base64: string) => BigInt(`0x${Buffer.from(base64, 'base64').toString('hex') || '0'}`);

/** Combines `parts` in order, each with its own CRC in base64 and its length in bytes; returns base64. */
export function combineCrcs(
  algorithm: CrcAlgorithm,
  parts: readonly { readonly checksum: string; readonly size: number }[],
): string {
  const field = crcFields[algorithm];
  const shifts = new Map<number, bigint>();
  let whole = 0n;
  for (const part of parts) {
    // Nearly all parts have the same size.
    const shift = shifts.get(part.size) ?? shiftFor(field, part.size);
    shifts.set(part.size, shift);
    whole = multiply(field, shift, whole) ^ toNumber(part.checksum);
  }
  return Buffer.from(whole.toString(16).padStart(field.bits / 4, '0'), 'hex').toString('base64');
}
