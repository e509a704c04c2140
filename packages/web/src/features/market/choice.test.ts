import { describe, expect, it } from 'vitest';
import { chosenUploads, everything, needsWholeList, orders, readChoice, writeChoice } from './choice.ts';
import type { PoolUpload } from './pool-uploads.ts';

/** Times at noon UTC, which is the same day in most time zones. */
const upload = (
  uploadHash: string,
  dataQualityScore: number,
  day: string,
  extent: Pick<PoolUpload, 'records' | 'firstDay' | 'lastDay'> = {},
): PoolUpload => ({
  ...extent,
  uploadHash,
  dataQualityScore,
  price: dataQualityScore * 2,
  dataPoolId: 'spotify',
  timestamp: `${day}T12:00:00Z`,
});
const uploads = [
  upload('dd', 3, '2026-11-20'),
  upload('cc', 9, '2026-11-10', { records: 5_000, firstDay: '2019-03-01', lastDay: '2026-11-01' }),
  upload('cb', 9, '2026-10-05', { records: 800, firstDay: '2024-01-01', lastDay: '2026-10-01' }),
  upload('aa', 5, '2026-09-01'),
];
const chosen = (change: Partial<typeof everything>) =>
  chosenUploads(uploads, { ...everything, ...change }).map(({ uploadHash }) => uploadHash);

describe('the uploads of a pool', () => {
  it('are all shown, newest first, if nothing is chosen', () => {
    expect(chosen({})).toEqual(['dd', 'cc', 'cb', 'aa']);
  });

  it('are ordered by time, quality, price or size, the newer of two equal ones first', () => {
    expect(chosen({ order: 'oldest' }), 'proves buy.sort-time-quality').toEqual(['aa', 'cb', 'cc', 'dd']);
    expect(chosen({ order: 'best' })).toEqual(['cc', 'cb', 'aa', 'dd']);
    expect(chosen({ order: 'cheapest' })).toEqual(['dd', 'aa', 'cc', 'cb']);
    expect(chosen({ order: 'largest' })).toEqual(['cc', 'cb', 'dd', 'aa']);
  });

  it('are left out below the least quality, outside the upload days, or with another hash', () => {
    expect(chosen({ quality: 6 }), 'proves buy.facets-platform-quality').toEqual(['cc', 'cb']);
    expect(chosen({ from: '2026-10-05', to: '2026-11-10' })).toEqual(['cc', 'cb']);
    expect(chosen({ from: '2026-11-11' })).toEqual(['dd']);
    expect(chosen({ to: '2026-09-30' })).toEqual(['aa']);
    expect(chosen({ hash: 'c' })).toEqual(['cc', 'cb']);
  });

  it('are left out above the highest price, below the fewest records, or if their records do not cover the days', () => {
    expect(chosen({ price: 10 })).toEqual(['dd', 'aa']);
    expect(chosen({ records: 900 })).toEqual(['cc']);
    expect(chosen({ since: '2019-03-01' })).toEqual(['cc']);
    expect(chosen({ since: '2024-01-01', until: '2026-10-01' })).toEqual(['cc', 'cb']);
    expect(chosen({ until: '2026-10-02' })).toEqual(['cc']);
  });

  it('without known records or days match no filter by records or days', () => {
    for (const change of [{ records: 1 }, { since: '2030-01-01' }, { until: '2000-01-01' }])
      expect(chosen(change)).not.toContain('dd');
  });

  it('keep the order of the list that is given', () => {
    const before = [...uploads];
    for (const order of orders) chosen({ order });
    expect(uploads).toEqual(before);
  });
});

describe('the address', () => {
  it('contains the filters, and is read back unchanged', () => {
    const choice = {
      order: 'best',
      quality: 7,
      price: 40,
      records: 1_000,
      since: '2020-01-01',
      until: '2025-12-31',
      from: '2026-01-01',
      to: '2026-02-01',
      hash: 'a+/b',
    } as const;
    expect(readChoice(new URLSearchParams(writeChoice(choice))), 'proves buy.address').toEqual(choice);
  });

  it('is empty if nothing is chosen', () => {
    expect(writeChoice(everything)).toEqual({});
  });

  it.each([
    'order=dearest',
    'quality=11',
    'from=yesterday',
    'to=2026-13-45',
    'since=0202-05-01',
    'hash=',
    'price=free',
    'records=-1',
  ])('with the invalid %s has no filter', (search) =>
    expect(readChoice(new URLSearchParams(search))).toEqual(everything),
  );
});

it('only the order “newest” and a filter by quality work on a part of the list', () => {
  expect(needsWholeList({ ...everything, quality: 5 })).toBe(false);
  for (const change of [
    { order: 'cheapest' },
    { from: '2026-01-01' },
    { to: '2026-01-01' },
    { hash: 'a' },
  ] as const)
    expect(needsWholeList({ ...everything, ...change })).toBe(true);
});
