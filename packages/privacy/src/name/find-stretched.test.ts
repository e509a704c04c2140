import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['sarahhhh come here', '[PERSON 1] come here'],
  ['omg annaaaa', 'omg [PERSON 1]'],
  ['JAAAMES', '[PERSON 1]'],
  ['Aaanna wait', '[PERSON 1] wait'],
  ['miguellll te quiero', '[PERSON 1] te quiero'],
  ['saaaraaahhhh', '[PERSON 1]'],
  ['катяяяя привет', '[PERSON 1] привет'],
  ['Lindaaa wait', '[PERSON 1] wait'],
  ['Mikeeee wait', '[PERSON 1] wait'],
  ['so cute #annaaaa', 'so cute [PERSON 1]'],
])('a given name with repeated letters is masked: %s', (text, expected) => {
  expect(mask(text)).toBe(expected);
});

it('it is also masked without the tagger', () => {
  expect(createTextMask([]).mask('omg trevooor')).toBe('omg [PERSON 1]');
});

it.each([
  'Yasss queen',
  'noooo',
  'Hiiii everyone',
  'Yayyy',
  'mannn that was soooo good',
  'Awww',
  'hahaaa',
  'Bruhhh',
  'Babeee come home',
  'markkkk your calendars',
  'the Schifffahrt on the river',
  'chapter VIII',
  'alllàn',
  'que lindaaa',
  'bebeee',
  'dadaaaa',
  'evaaa',
])('another word with repeated letters stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});
