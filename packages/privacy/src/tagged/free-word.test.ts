import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['Dr. Tan Ah Kow is my dentist', 'Dr. [PERSON 1] is my dentist'],
  ['Prof. Anna Quill teaches', 'Prof. [PERSON 1] teaches'],
])('the title before a name is not part of it: %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

it.each([
  ['I met Anil VS Menon today', 'Menon'],
  ['Marie Feat called me', 'Marie'],
  ['call Jean Féat tonight', 'Féat'],
  ['Jean Féat Kerbrat is here', 'Féat'],
  ['Marie Feat Dupont is my neighbour', 'Feat'],
  ['I met Mum & Gt Quilliam', 'Quilliam'],
])('a word like those between two names may be a name: %s', (text, name) => {
  expect(mask(text)).not.toContain(name);
});

it('a sign that an export writes as an entity is not a name', () => {
  expect(mask('love you all &lt; 3 &gt; 4, see you &amp; goodnight')).toBe(
    'love you all &lt; 3 &gt; 4, see you &amp; goodnight',
  );
});
