import { kindsOfOffer } from '@cgdx/core/export/dataset/offer-kind.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { expect, it } from 'vitest';
import { historyOf } from './city.ts';
import { countsOf, joinByCounts } from './join-offers.ts';
import { linkage } from './linkage.ts';
import { offersOf, publish } from './publish.ts';
import { rankCorrelation } from './table-truth.ts';

const quietly = () => undefined;

it('a city is the same in every run, and its people differ', () => {
  expect(historyOf('youtube', 3)).toEqual(historyOf('youtube', 3));
  expect(historyOf('youtube', 3).records).not.toEqual(historyOf('youtube', 4).records);
});

it('a stranger can identify sellers of exact times or words, but finds no words in records, and no private acts beside words', async () => {
  const lines = await linkage.run({ size: '40', only: 'tiktok', onNote: quietly });
  const ours = (what: string): number | undefined => lines.find((each) => each.what === what)?.ours;
  expect(ours('tiktok words: public text by search')).toBe(100);
  expect(ours('tiktok records: public text by search')).toBe(0);
  expect(ours('tiktok words: private acts')).toBe(0);
  expect(ours('tiktok records: 4 known, second, alone')).toBeGreaterThan(50);
  expect(ours('tiktok profile: 4 known, day, alone')).toBeLessThan(50);
  const goalOf = (what: string) => lines.find((each) => each.what === what)?.peers['goal, at most'];
  expect([goalOf('tiktok profile: 4 known, day, alone'), goalOf('tiktok words: private acts')]).toEqual([
    5, 0,
  ]);
  expect(lines.every(({ unit, ours: share }) => unit !== '%' || (share >= 0 && share <= 100))).toBe(true);
});

it('words can be joined with records of the same export by times and counts, unless words have no times and some are left out', () => {
  const histories = Array.from({ length: 40 }, (_, id) => historyOf('facebook', id));
  const [records, words] = offersOf('facebook');
  if (!records || !words) throw new Error('both are offered');
  const sold = (offered: typeof words) => histories.map((history) => countsOf(publish(history, offered)));
  const posts = kindsOfOffer(readers.facebook.kinds, 'records').filter(({ kind }) => kind !== 'reaction');
  expect(joinByCounts('', sold({ offer: 'records', kinds: posts }), sold(records)).ours).toBeGreaterThan(90);
  expect(joinByCounts('', sold(words), sold(records)).ours).toBeLessThan(50);
});

it('a rank correlation is one for the same order, and minus one for the opposite', () => {
  expect(rankCorrelation([1, 2, 3, 3], [10, 20, 30, 30])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
});
