import { expect, test } from 'vitest';
import { oneCgdxWei } from '../../reward/reward.ts';
import { leastUploads, poolFigures } from './pool-figures.ts';

const price = 2n * oneCgdxWei;

test('a pool of twenty uploads has totals and averages, to two digits', () => {
  const total = { uploads: 20, records: 123_456, quality: 140 };
  expect(poolFigures(total, price)).toEqual({
    uploads: 20,
    records: 120_000,
    averageQuality: 7,
    averagePrice: 14,
    pricePerThousand: 2.3,
  });
});

test('fewer uploads have no figures, and uploads without records do not cause a division by zero', () => {
  expect(poolFigures({ uploads: leastUploads - 1, records: 5_000, quality: 130 }, price)).toBeUndefined();
  expect(poolFigures({ uploads: 20, records: 0, quality: 0 }, price)?.pricePerThousand).toBe(0);
});

test('the change by one upload does not reveal its number of records', () => {
  const before = { uploads: 30, records: 400_000, quality: 200 };
  const after = { uploads: 31, records: 402_345, quality: 207 };
  expect(poolFigures(after, price)?.records).toBe(poolFigures(before, price)?.records);
});
