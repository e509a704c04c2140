import { expect, it } from 'vitest';
import { readInterests } from './interest.ts';

const namesOf = (p13nData: unknown) =>
  readInterests({ p13nData }).flatMap((read) =>
    read !== undefined && 'record' in read
      ? [[read.record.source, read.record.name, read.record.isDisabled]]
      : [],
  );

it('interests are read from lists of names and from lists of records', () => {
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

it('a name that is not in a public list is dropped', () => {
  const odd = ['@somebody', 'https://example.com', 'x'.repeat(200), '', 7, null, { name: 8 }, ['Tides']];
  expect(namesOf({ interests: { interests: odd, shows: 'none' } })).toEqual([]);
  expect(namesOf(null)).toEqual([]);
});

it('unused lists count as left out, and other forms as not understood', () => {
  const odd = ['@somebody', 'x'.repeat(200), { zorb: 1 }, 7, 'Tides'];
  const read = readInterests({
    p13nData: {
      interests: { interests: odd, shows: [], audienceAndAdvertisers: { advertisers: ['@a', '@b'] } },
      locationHistory: [{ zorb: 1 }],
    },
  });
  const leftOut = read.flatMap((one) => (one !== undefined && 'leftOut' in one ? one.records : []));
  expect(leftOut).toEqual([1, 1, 3]);
  expect(read.filter((one) => one === undefined).length).toBe(2);
  expect(readInterests({ p13n: {} })).toEqual([undefined]);
});
