import { expect, it } from 'vitest';
import { readInterests } from './interest.ts';

const namesOf = (p13nData: unknown) =>
  readInterests({ p13nData }).map(({ record }) => [record.source, record.name, record.isDisabled]);

it('interests are read, whether they stand as names or as records', () => {
  expect(
    namesOf({
      demographics: { languages: [{ language: 'English', isDisabled: false }, 'Malay'] },
      interests: { interests: [{ name: 'Tides', isDisabled: true }, 'Boats'], shows: ['Reef'] },
    }),
  ).toEqual([
    ['interest', 'Tides', true],
    ['interest', 'Boats', null],
    ['show', 'Reef', null],
    ['language', 'English', false],
    ['language', 'Malay', null],
  ]);
});

it('what is no name of a public list stays out', () => {
  const odd = ['@somebody', 'https://example.com', 'x'.repeat(200), '', 7, null, { name: 8 }, ['Tides']];
  expect(namesOf({ interests: { interests: odd, shows: 'none' } })).toEqual([]);
  expect(namesOf(null)).toEqual([]);
});
