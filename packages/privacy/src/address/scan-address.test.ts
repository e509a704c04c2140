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
  ['meet me at 221 5th Avenue, New York', '221 5th Avenue, New York'],
  ['2nd Floor, 14 Elm Street, Leeds', '2nd Floor, 14 Elm Street, Leeds'],
  [
    '12th Main, 4th Cross, Indiranagar, Bangalore 560038',
    '12th Main, 4th Cross, Indiranagar, Bangalore 560038',
  ],
  ['I live at 5th Martin Luther King Blvd', '5th Martin Luther King Blvd'],
])('%s is an address', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});

it.each([
  'Patriots Clinch 1st Seed And Home Field For AFC Playoffs',
  "Briarcrest is 5th, St. George's 6th",
  '31: 12 Cue The Lonely Island',
  "5 Apple's products",
])('%s is none', (text) => {
  expect(addresses(text)).toEqual([]);
});
