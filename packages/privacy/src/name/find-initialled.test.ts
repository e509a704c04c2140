import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it('a person who is named with initials is masked', () => {
  expect(mask('T. Blackwood-Hayes')).toBe('[PERSON 1]');
  expect(mask('We met J. P. Stovers there')).toBe('We met [PERSON 1] there');
  expect(mask('the name shows LIM S T hor')).toBe('the name shows [PERSON 1] hor');
  expect(mask('We met A. J. P. Stovers there')).toBe('We met [PERSON 1] there');
});

it.each(['it was plan B. Then we left', 'at 5 p.m. we left', 'Do A B tests'])('%s stays', (text) => {
  expect(mask(text)).toBe(text);
});
