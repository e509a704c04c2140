import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const values = Array.from({ length: 100 }, (_, at) => 100 - at);

test('a percentile is the smallest value that the given share of the values does not exceed', () => {
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)]).toEqual([50, 99, 100]);
  expect([percentile([7], 0.5), percentile([], 0.5)]).toEqual([7, 0]);
});
