import { expect, test } from 'vitest';
import { firstBlock } from './chain-range.ts';

test('the first sweep reads blocks from as long ago as a payment is held, at most back to the first block', () => {
  expect(firstBlock(1_000_000)).toBe(700_000);
  expect(firstBlock(5)).toBe(0);
});

test('a later sweep reads the last blocks again, and more of them if the chain was reorganised', () => {
  expect(firstBlock(5_000, { block: 4_999, isSame: true })).toBe(4_936);
  expect(firstBlock(5_000, { block: 4_999, isSame: false })).toBe(3_976);
  expect(firstBlock(50, { block: 40, isSame: false })).toBe(0);
});
