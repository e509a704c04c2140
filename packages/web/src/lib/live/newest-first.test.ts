import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

const key = (row: string) => row.charAt(0);
const pages = [{ rows: ['d', 'c'], cursor: '1' }, { rows: ['b', 'a'] }];

it('puts what is new on top, and keeps the pages below', () => {
  expect(newestFirst({ rows: ['e', 'd'], cursor: '1' }, pages, key)).toEqual(['e', 'd', 'c', 'b', 'a']);
});
it('shows a row of the first page as it is now', () => {
  expect(newestFirst({ rows: ['d done', 'c'], cursor: '1' }, pages, key)).toEqual(['d done', 'c', 'b', 'a']);
});
it('leaves out what has left the first page', () => {
  expect(newestFirst({ rows: ['d', 'b'], cursor: '1' }, pages, key)).toEqual(['d', 'b', 'a']);
});
it('is the first page alone if there is no other any more', () => {
  expect(newestFirst({ rows: ['d'] }, pages, key)).toEqual(['d']);
});
it('is read again if more than a page is new', () => {
  expect(newestFirst({ rows: ['f', 'e'], cursor: '1' }, pages, key)).toBeUndefined();
});
it('goes on below a first page in which nothing fits', () => {
  const none = { rows: [], cursor: '1' };
  expect(newestFirst(none, [none], key)).toEqual([]);
  expect(newestFirst(none, [none, { rows: ['b', 'a'] }], key)).toEqual(['b', 'a']);
});
it('is read again if all of the first page no longer fits', () => {
  expect(newestFirst({ rows: [], cursor: '1' }, pages, key)).toBeUndefined();
});
