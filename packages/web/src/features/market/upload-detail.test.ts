import { expect, it } from 'vitest';
import { describeCounts, missingIn } from './upload-detail.ts';

it('the kinds of records are listed with their counts, the most frequent first', () => {
  expect(describeCounts({ search: 1, watch: 5_009, 'ad-click': 358 })).toBe(
    '5,009 watched videos, 358 ad clicks, 1 search',
  );
});

it('details of words are left out, and those of other uploads unknown', () => {
  expect([missingIn('x-words'), missingIn('x'), missingIn('x-profile')]).toEqual([
    'left out',
    'unknown',
    'unknown',
  ]);
});
