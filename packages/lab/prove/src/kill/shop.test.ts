import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { shareOf } from './shop.ts';

const hashes = Array.from({ length: 100 }, (_, n) => createHash('sha256').update(`${n}`).digest('base64'));

it('every upload belongs to exactly one share, and shares have about the same size', () => {
  const sizes = [0, 0];
  for (const hash of hashes) sizes[shareOf(hash, 2)] = (sizes[shareOf(hash, 2)] ?? 0) + 1;
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThan(65);
});

it('a single share contains every upload', () => {
  expect(hashes.every((hash) => shareOf(hash, 1) === 0)).toBe(true);
});
