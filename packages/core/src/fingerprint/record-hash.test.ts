import { expect, test } from 'vitest';
import { createRecordHash, hashRange } from './record-hash.ts';

const recordHash = createRecordHash(Buffer.from('a key'));
const keys = Array.from({ length: 50_000 }, (_, i) => `tiktok|watch|2024-01-01T00:00:00Z|${i}`);

test('records that differ by a character have nothing in common', () => {
  expect(new Set(keys.map(recordHash)).size).toBe(keys.length);
  expect(recordHash('a')).not.toBe(recordHash('a\0'));
  expect(recordHash('')).not.toBe(recordHash('\0'));
});

test('hashes are uniform, so that a sketch is a fair sample', () => {
  const counts = new Array<number>(50).fill(0);
  for (const key of keys) {
    const place = Math.floor((recordHash(key) / hashRange) * 50);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  // 1,000 in each bin, within five standard deviations
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(160);
});

test('every bit of a record changes half the bits of its hash', () => {
  let flipped = 0;
  for (let i = 0; i < 2_000; i++) {
    const a = BigInt(recordHash(`record ${i}`));
    const b = BigInt(recordHash(`rebord ${i}`));
    flipped += (a ^ b).toString(2).replaceAll('0', '').length;
  }
  expect(Math.abs(flipped / 2_000 - 26)).toBeLessThan(0.6);
});

test('another key gives other hashes', () => {
  expect(createRecordHash(Buffer.from('another'))('a record')).not.toBe(recordHash('a record'));
});

test.each([
  ['', 308060677832121],
  ['x'.repeat(99), 1154626160862079],
  ['x'.repeat(100), 717672250836698],
  ['x'.repeat(101), 3427582731388485],
  [`${'x'.repeat(120)}é`, 1298962449735597],
  ['x'.repeat(4_096), 2609370731331330],
  ['x'.repeat(4_097), 2890690634484763],
  [`${'x'.repeat(4_094)}éé`, 2315575396752549],
  ['歌'.repeat(150), 3426199105586851],
])('hashes equal the stored ones, for records of any length and script (%#)', (key, hash) => {
  expect(recordHash(key)).toBe(hash);
});
