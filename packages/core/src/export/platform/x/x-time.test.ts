import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isXId, lowBits, madeAtMs, readXTime } from './x-time.ts';

describe('a time of X', () => {
  it.each([
    ['Wed Oct 19 20:07:25 +0000 2022', '2022-10-19T20:07:25Z'],
    ['Sat Feb 29 00:00:00 +0000 2020', '2020-02-29T00:00:00Z'],
    ['2015-03-12 13:37:00 +0000', '2015-03-12T13:37:00Z'],
    ['2021-02-14T10:46:47.560Z', '2021-02-14T10:46:47Z'],
    ['2020-10-05 19:25:55', '2020-10-05T19:25:55Z'],
  ])('%s is read', (text, expected) => {
    expect(readXTime(text)).toBe(expected);
  });

  it.each([
    'Wed Okt 19 20:07:25 +0000 2022',
    'Wed Oct 19 20:07:25 +0200 2022',
    'Sat Feb 30 00:00:00 +0000 2020',
    'Wed Oct  9 20:07:25 +0000 2022',
    'yesterday',
    '',
    12,
    null,
  ])('%s is none', (value) => {
    expect(readXTime(value)).toBeUndefined();
  });
});

describe('an id of X', () => {
  it.each([
    // from public posts
    ['1269253350735982592', 'Sat Jun 06 13:02:35 +0000 2020'],
    ['1626922779105759235', 'Sat Feb 18 12:33:11 +0000 2023'],
    ['1730148412438511703', 'Thu Nov 30 08:55:00 +0000 2023'],
    ['1979736667021087142', 'Sun Oct 19 02:29:37 +0000 2025'],
  ])('%s contains its time', (id, time) => {
    const made = new Date(madeAtMs(id) ?? 0).toISOString();
    expect(`${made.slice(0, 19)}Z`).toBe(readXTime(time));
  });

  it('from before November 2010 has no time', () => {
    expect(madeAtMs('20')).toBeUndefined();
    expect(madeAtMs('29700859247')).toBeUndefined();
  });

  it('is split as exactly as with big integers', () => {
    fc.assert(
      fc.property(fc.bigInt(30_000_000_000n, 2n ** 63n - 1n), (id) => {
        expect(lowBits(String(id))).toBe(Number(id & 0x3fffffn));
        expect(Math.abs((madeAtMs(String(id)) ?? 0) - (Number(id >> 22n) + 1_288_834_974_657))).toBeLessThan(
          2,
        );
      }),
    );
  });

  it('consists of digits only', () => {
    expect(['1', '1626922779105759235'].map(isXId)).toEqual([true, true]);
    expect(['', '0', '-1', '1e9', ' 1', '12345678901234567890', 'Zorblatt'].map(isXId)).toEqual(
      Array(7).fill(false),
    );
  });
});
