import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each(['it is in chapter VIII', 'hi hope you are well', 'Hope youre doing fine', 'ok Yessss'])(
  '%s stays',
  (text) => {
    expect(mask(text)).toBe(text);
  },
);

it.each([
  ['tell Hope to call me', 'Hope'],
  ['I told Hope that we are late', 'Hope'],
  ['Anna Zorblattt wrote me', 'Zorblattt'],
  ['Trevor Quillwrighttt wrote me', 'Quillwrighttt'],
  ['MR LI XI CALLED', 'XI'],
  ['love you jessss', 'jessss'],
  ['goodnight hope ur the best sister', 'hope'],
  ['Hope ur the best sister ever', 'Hope'],
])('%s: a name that looks like another word is masked', (text, name) => {
  expect(mask(text)).not.toContain(name);
});
