import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['Dr. Tan Ah Kow is my dentist', 'Dr. [PERSON 1] is my dentist'],
  ['Prof. Anna Quill teaches', 'Prof. [PERSON 1] teaches'],
])('the title before a name is none: %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});
