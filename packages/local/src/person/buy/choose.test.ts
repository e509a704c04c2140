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
  [[], wish, 'The data pool Spotify has no upload to sell; you asked for 1.', /^Fill the pools/],
  [
    [upload('a', 3)],
    { ...wish, minQuality: 7 },
    'The data pool Spotify has no upload of quality 7 or more to sell; you asked for 1.',
    'Ask for a lower quality.',
  ],
  [
    [upload('a', 3), upload('b', 3, 'bought')],
    { ...wish, count: 2 },
    'The data pool Spotify has only 1 upload to sell, besides 1 that is yours already; you asked for 2.',
    'Ask for fewer.',
  ],
  [
    [upload('a', 3), upload('b', 8)],
    { ...wish, minQuality: 7, count: 2 },
    'has only 1 upload of quality 7 or more to sell',
    'Ask for fewer, or for a lower quality.',
  ],
])('too few uploads are refused with a sentence, and with what helps', (offered, asked, sentence, advice) => {
  expect(() => choose(offered, asked)).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(sentence),
      advice: expect.stringMatching(advice),
    }),
  );
});
