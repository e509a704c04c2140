import { expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const addresses = (text: string) =>
  findPersonalInformation(text)
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['ich wohne in der Nähe, Am Markt 12, im dritten Stock', 'Am Markt 12'],
  ['schick es an Im Winkel 3a und ruf an', 'Im Winkel 3a'],
  ['wir wohnen jetzt Unter den Linden 77', 'Unter den Linden 77'],
])('a street whose name begins with a preposition: %s', (text, expected) => {
  expect(addresses(text)).toEqual([expected]);
});

it.each([
  'Im Jahr 2020 war alles anders',
  'wir sehen uns am Montag 12 Uhr',
  'das steht Im Kapitel 1999',
  'er stand Am Kiosk 12 Minuten an',
  'siehe Auf Seite 45',
  'What Happened In Episode 12',
])('is not a street: %s', (text) => {
  expect(addresses(text)).toEqual([]);
});
