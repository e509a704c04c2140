import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { combineCrc32 } from './combine-crc32.ts';

test.each([
  ['', ''],
  ['a', ''],
  ['', 'b'],
  ['pool', 'upload'],
  ['x'.repeat(70_001), 'y'.repeat(131_072)],
])('the combined checksum of two texts is that of the whole (%#)', (first, second) => {
  const combined = combineCrc32(crc32(first), crc32(second), Buffer.byteLength(second));
  expect(combined).toBe(crc32(first + second));
});
