import { describe, expect, it } from 'vitest';
import { newestFirst, newestOfEach } from './newest-first.ts';

const key = (row: string) => row.charAt(0);
const pages = [{ rows: ['d', 'c'], cursor: '1' }, { rows: ['b', 'a'] }];

it('puts new rows on top, and keeps the pages below', () => {
  expect(
    newestFirst({ rows: ['e', 'd'], cursor: '1' }, pages, key),
    'proves operator.lists-thousands-rows',
  ).toEqual(['e', 'd', 'c', 'b', 'a']);
});
it('shows the current state of a row of the first page', () => {
  expect(newestFirst({ rows: ['d done', 'c'], cursor: '1' }, pages, key)).toEqual(['d done', 'c', 'b', 'a']);
});
it('drops rows that have left the first page', () => {
  expect(newestFirst({ rows: ['d', 'b'], cursor: '1' }, pages, key)).toEqual(['d', 'b', 'a']);
});
it('is only the first page if there is no other page any more', () => {
  expect(newestFirst({ rows: ['d'] }, pages, key)).toEqual(['d']);
});
it('must be read again if more than a page of rows is new', () => {
  expect(newestFirst({ rows: ['f', 'e'], cursor: '1' }, pages, key)).toBeUndefined();
});
it('continues with later pages if no row of the first page matches the filter', () => {
  const none = { rows: [], cursor: '1' };
  expect(newestFirst(none, [none], key)).toEqual([]);
  expect(newestFirst(none, [none, { rows: ['b', 'a'] }], key)).toEqual(['b', 'a']);
});
it('must be read again if no row of the first page matches any more', () => {
  expect(newestFirst({ rows: [], cursor: '1' }, pages, key)).toBeUndefined();
});

describe('two lists of more than a page each, side by side', () => {
  const numbered = (list: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${list}${from + at}`);
  const both = [
    { rows: [...numbered('wallet', 1, 100), ...numbered('review', 1, 100)], cursor: '1' },
    { rows: [...numbered('wallet', 101, 150), ...numbered('review', 101, 130)] },
  ];
  const joined = (rows: readonly string[]) =>
    newestOfEach(
      { rows, cursor: '1' },
      both,
      (row) => row,
      (row) => row.replace(/\d+/, ''),
    );

  it('no row is lost while nothing changes', () => {
    expect(joined(both[0]?.rows ?? [])).toEqual([
      ...numbered('wallet', 1, 150),
      ...numbered('review', 1, 130),
    ]);
  });
  it('a review that leaves the first page does not drop a wallet of the second', () => {
    expect(joined([...numbered('wallet', 1, 100), ...numbered('review', 2, 101)])).toEqual([
      ...numbered('wallet', 1, 150),
      ...numbered('review', 2, 130),
    ]);
  });
  it('a new wallet does not push another one out of the list', () => {
    expect(joined([...numbered('wallet', 0, 99), ...numbered('review', 1, 100)])).toEqual([
      ...numbered('wallet', 0, 150),
      ...numbered('review', 1, 130),
    ]);
  });
  it('a list that fits into the first page is replaced by its current rows, even if the other list has more pages', () => {
    const first = { rows: [...numbered('wallet', 1, 100), ...numbered('review', 1, 3)], cursor: '1' };
    const of = (reviews: readonly string[]) =>
      newestOfEach(
        { rows: [...numbered('wallet', 1, 100), ...reviews], cursor: '1' },
        [first, { rows: numbered('wallet', 101, 150) }],
        (row) => row,
        (row) => row.replace(/\d+/, ''),
      );
    expect(of(['review1', 'review2'])).toEqual([...numbered('wallet', 1, 150), 'review1', 'review2']);
    expect(of([])).toEqual(numbered('wallet', 1, 150));
    expect(of(['review9'])).toEqual([...numbered('wallet', 1, 150), 'review9']);
  });
  it('all pages must be read again if more than a page of one list is new', () => {
    expect(joined([...numbered('wallet', 1, 100), ...numbered('review', 201, 300)])).toBeUndefined();
  });
});
