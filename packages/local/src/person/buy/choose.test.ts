import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const upload = (uploadHash: string, dataQualityScore: number, yours?: 'contributed' | 'bought') => ({
  uploadHash,
  dataQualityScore,
  yours,
});
const wish = { poolId: 'spotify' as const, minQuality: 0, count: 1 };

test('the newest uploads of sufficient quality are chosen, and none that the buyer already has', () => {
  const offered = [
    upload('own', 9, 'contributed'),
    upload('had', 9, 'bought'),
    upload('low', 2),
    upload('new', 7),
    upload('old', 8),
  ];
  expect(choose(offered, { ...wish, minQuality: 5, count: 2 })).toEqual(['new', 'old']);
});

test.each([
  [[], wish, 'The data pool Spotify has no upload to sell; you asked for 1.'],
  [
    [upload('a', 3)],
    { ...wish, minQuality: 7 },
    'The data pool Spotify has no upload of quality 7 or more to sell; you asked for 1.',
  ],
  [
    [upload('a', 3), upload('b', 3, 'bought')],
    { ...wish, count: 2 },
    'The data pool Spotify has only 1 upload to sell, besides 1 that is yours already; you asked for 2.',
  ],
])('too few uploads are refused with a sentence', (offered, asked, sentence) => {
  expect(() => choose(offered, asked)).toThrow(sentence);
});
