import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ChecksumAlgorithm, checksumAlgorithms, createHasher } from './checksum.ts';
import { type CrcAlgorithm, combineCrcs, crcFields } from './crc-combine.ts';

const of = (algorithm: ChecksumAlgorithm, ...chunks: Uint8Array[]) => {
  const hasher = createHasher(algorithm);
  for (const chunk of chunks) hasher.update(chunk);
  return hasher.digest();
};

/** Returns reproducible bytes that do not repeat within a test. */
function noise(length: number, seed = 1): Buffer {
  const out = Buffer.alloc(length);
  let x = seed;
  for (let i = 0; i < length; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    out[i] = x >>> 24;
  }
  return out;
}

test('the CRCs have the check values that the catalogue lists', () => {
  const digits = Buffer.from('123456789');
  expect(of('CRC32', digits).toString('hex')).toBe('cbf43926');
  expect(of('CRC32C', digits).toString('hex')).toBe('e3069283');
  expect(of('CRC64NVME', digits).toString('hex')).toBe('ae8b14860a799888');
});

test('a checksum does not depend on how the bytes are divided', () => {
  const bytes = noise(10_000);
  for (const algorithm of checksumAlgorithms) {
    const whole = of(algorithm, bytes);
    for (const cut of [0, 1, 7, 8, 9, 4_096, 9_999]) {
      expect(of(algorithm, bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(whole);
    }
  }
  expect(of('CRC32', bytes).readUInt32BE()).toBe(crc32(bytes));
});

test('the CRC of an object can be computed from the CRCs of its parts', () => {
  for (const algorithm of Object.keys(crcFields) as CrcAlgorithm[]) {
    const parts = [noise(5_000, 2), noise(5_000, 3), noise(0), noise(1, 4), noise(77, 5)];
    const combined = combineCrcs(
      algorithm,
      parts.map((p) => ({ checksum: of(algorithm, p).toString('base64'), size: p.length })),
    );
    expect(combined).toBe(of(algorithm, ...parts).toString('base64'));
  }
});
