import { expect, it } from 'vitest';
import { addUp, countQualities, describeQualities, medianOf, noUploads, totalOf } from './quality-count.ts';

const of = (...scores: readonly number[]) =>
  countQualities(scores.map((dataQualityScore) => ({ dataQualityScore })));

it('counts each quality from 0 to 10, and adds up pools', () => {
  expect(of(0, 7, 7, 10)).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
  expect(totalOf(of(0, 7, 7, 10))).toBe(4);
  expect(addUp([of(0, 7), of(7), noUploads])).toEqual(of(0, 7, 7));
  expect(addUp([])).toEqual(noUploads);
});

it('at least half of the uploads have the median quality or more', () => {
  for (const scores of [[5], [3, 7], [3, 4, 8], [0, 0, 0, 10], [6, 6, 6, 6], [0, 1, 2, 3, 4, 5]]) {
    const median = medianOf(of(...scores)) ?? Number.NaN;
    const reach = (least: number) => scores.filter((score) => score >= least).length * 2 >= scores.length;
    expect(reach(median)).toBe(true);
    expect(reach(median + 1)).toBe(false);
  }
  expect(medianOf(noUploads)).toBeUndefined();
});

it('describes the number and the quality of uploads, and says if only the newest were counted', () => {
  expect(describeQualities(of(3, 7, 7), false)).toBe(
    'At least half of the 3 uploads on sale have quality 7 or more.',
  );
  expect(describeQualities(of(4), false)).toBe('1 upload on sale, of quality 4.');
  expect(describeQualities(of(10, 10), false)).toBe(
    'At least half of the 2 uploads on sale have quality 10.',
  );
  expect(describeQualities(noUploads, false)).toBe('Nothing is on sale yet.');
  const thousand = of(...Array.from({ length: 1_000 }, () => 6));
  expect(describeQualities(thousand, true)).toBe(
    'At least half of the newest 1,000 uploads on sale have quality 6 or more.',
  );
});
