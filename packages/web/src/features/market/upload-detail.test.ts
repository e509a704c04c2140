import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { expect, it } from 'vitest';
import { describeCounts, describeLanguages, missingIn } from './upload-detail.ts';

it('the kinds of records are listed with their counts, the most frequent first', () => {
  expect(describeCounts({ search: 1, watch: 5_009, 'ad-click': 358 })).toBe(
    '5,009 watched videos, 358 ad clicks, 1 search',
  );
});

it('languages have names, and an upload without any says why', () => {
  const languages = ['en', 'other', 'zh'];
  expect(describeLanguages({ languages, dataPoolId: 'x' })).toBe('English, Chinese, others');
  const none = (dataPoolId: PoolId) => describeLanguages({ languages: [], dataPoolId });
  expect(none('spotify')).toBe('no own text');
  expect(none('x-words')).toBe('left out');
  expect(none('x-profile')).toBe('in the profile');
  expect(describeLanguages({ dataPoolId: 'x' })).toBe('unknown');
});

it('details of words are left out, and those of other uploads unknown', () => {
  expect([missingIn('x-words'), missingIn('x'), missingIn('x-profile')]).toEqual([
    'left out',
    'unknown',
    'unknown',
  ]);
});
