import { expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const addresses = (text: string) =>
  findPersonalInformation(text)
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['5 St John’s Rd, Leeds', '5 St John’s Rd, Leeds'],
  ["12 King's Road, London", "12 King's Road, London"],
  ["see you at 221 St. Mary's Avenue tomorrow", "221 St. Mary's Avenue"],
  ['I live at 12 The Mews, London', '12 The Mews, London'],
  ['123 Main St. Boston', '123 Main St. Boston'],
])('%s is an address', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});

it.each([
  "Briarcrest is 5th, St. George's 6th",
  '31: 12 Cue The Lonely Island',
  "5 Apple's products",
  'PSLE AL 8 is enough',
  '2 liter santan, 12 cabai merah',
  'so far Ferrow Rovers 2, Langmoor United 2',
  'the toll is RM 9.20',
  'we have 14 stall close today',
  'my 2.4 run is slow',
  'Run 2400 m in under 12 minutes',
  'Walk 500 metres to the lift',
  'the talk is in room 4-12',
  'jom jalan jalan cari makan 9 malam',
  '3 Idiots - All Izz Well',
])('%s is not an address', (text) => {
  expect(addresses(text)).toEqual([]);
});
