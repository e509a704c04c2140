import { expect, it } from 'vitest';
import { leastQuality } from './least-quality.ts';

it('takes every whole number from 0 to 10', () => {
  expect(
    Array.from({ length: 11 }, (_, n) => leastQuality(String(n))),
    'proves error.quality-filter-number',
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it.each([null, '', '-1', '11', '7.5', 'good', '1e99'])('does not filter at %j', (named) => {
  expect(leastQuality(named)).toBe(0);
});
