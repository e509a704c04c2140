import { describe, expect, it, test } from 'vitest';
import { listNames } from '../../../contribution/list-names.ts';
import { fileNaming } from '../../platform/file-naming.ts';
import { missingParts } from './missing-part.ts';
import { parsePartName } from './part-name.ts';

const { partNaming } = fileNaming;

const takeout = (part: string) => `takeout-20240113T131600Z-${part}.zip`;
const hex = 'ab'.repeat(32);

describe('a missing part is named', () => {
  it.each<[what: string, names: string[], missing: string[]]>([
    ['in the middle', [takeout('001'), takeout('003')], [takeout('002')]],
    ['at the beginning', [takeout('002')], [takeout('001')]],
    ['several', [takeout('001'), takeout('005')], [takeout('002'), takeout('003'), takeout('004')]],
    ['with a mark that a browser added', [takeout('003'), takeout('001 (1)')], [takeout('002')]],
    [
      'in a single group of products',
      [takeout('1-001'), takeout('6-001'), takeout('6-003')],
      [takeout('6-002')],
    ],
    ['a tgz', ['takeout-20240113T131600Z-002.tgz'], ['takeout-20240113T131600Z-001.tgz']],
    ['at the end, if names contain the total number', ['my data 1 of 2.zip'], ['my data 2 of 2.zip']],
    ['of Facebook', ['facebook-ann.e-part1.zip', 'facebook-ann.e-part3.zip'], ['facebook-ann.e-part2.zip']],
    [
      'of Facebook, by number',
      ['facebook-ann-01-11-2026-AbCdEfGh-001.zip', 'facebook-ann-01-11-2026-AbCdEfGh-003.zip'],
      ['facebook-ann-01-11-2026-AbCdEfGh-002.zip'],
    ],
    ['nearly all', ['my data 3 of 3.zip'], ['my data 1 of 3.zip', 'my data 2 of 3.zip']],
    ['counted from 0', ['x_part_0.zip', 'x_part_2.zip'], ['x_part_1.zip']],
  ])('%s', (_, names, missing) => {
    expect(missingParts(names, partNaming)).toEqual(missing);
    expect(missingParts([...names].reverse(), partNaming)).toEqual(missing);
  });
});

test.each<[what: string, names: string[]]>([
  ['a complete export', [takeout('001')]],
  ['all parts', [takeout('002'), takeout('001')]],
  ['one group of many', [takeout('6-001')]],
  ['a part that was saved twice', [takeout('001'), takeout('001 (1)'), takeout('002')]],
  ['two packages', ['my_spotify_data.zip', 'my_spotify_data (1).zip']],
  ['a date', ['facebook-ann.e-13-01-2024-AbCd1234.zip']],
  ['a hash', [`twitter-2024-01-13-${hex}.zip`]],
  ['a camera’s number', ['IMG-2043.zip', 'IMG-2047.zip']],
  ['a number that is not a part’s', ['part 900.zip']],
  ['a name that only ends like that of a part', ['depart2.zip']],
  ['no name', ['']],
])('%s has no missing part', (_, names) => {
  expect(missingParts(names, partNaming)).toEqual([]);
});

test.each([
  [takeout('001'), takeout('6-002'), true],
  [takeout('001'), 'takeout-20240114T131600Z-002.zip', false],
  ['facebook-ann.e-13-01-2024-AbCd1234.zip', 'facebook-ann.e-13-01-2024-Xy998877 (2).zip', true],
  ['facebook-ann.e-13-01-2024-AbCd1234.zip', 'facebook-bob-13-01-2024-AbCd1234.zip', false],
  [`twitter-2024-01-13-${hex}.zip`, `twitter-2023-01-13-${hex}.zip`, false],
  ['TikTok_Data_1705150000.zip', 'TikTok_Data_1705160000.zip', false],
])('%s and %s are of one export: %s', (a, b, isOne) => {
  expect(parsePartName(a, partNaming).exportId).toBeDefined();
  expect(parsePartName(a, partNaming).exportId === parsePartName(b, partNaming).exportId).toBe(isOne);
});

test('a long list of names is shortened', () => {
  expect(listNames(['a'])).toBe('a');
  expect(listNames(['a', 'b'])).toBe('a and b');
  expect(listNames(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more');
});

it('a name longer than file systems allow gives no information', () => {
  expect(parsePartName(`takeout-20240113T131600Z-001${' copy'.repeat(20_000)}.zip`, partNaming)).toEqual({});
});
