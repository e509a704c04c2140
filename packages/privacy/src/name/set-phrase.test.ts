import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  "Valentine's Day is coming",
  "happy St. Patrick's Day",
  'Ramadan Mubarak everyone',
  'Mutlu yıllar herkese',
  'Buon Natale a tutti',
  'Mark my words',
  'jack-o-lanterns everywhere',
])('a phrase that names nobody stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it.each([
  ['Valentine came to the party', 'Valentine'],
  ['Mark told me about it', 'Mark'],
  ['we met Mubarak Anwari', 'Mubarak'],
])('its word alone is a name: %s', (text, name) => {
  expect(mask(text)).not.toContain(name);
});
