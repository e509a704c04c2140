import { codesOf } from '@cgdx/name-tagger/word/hash.ts';
import { expect, it } from 'vitest';
import { isFormOfWord, isUnknown } from './evidence.ts';
import { tokenise } from './tokenise.ts';

it.each(['présidents', 'schönes', 'mañanas', 'élèves'])(
  'a form of a word is recognised, also with its marks written separately: %s',
  (word) => {
    for (const text of [word.normalize('NFC'), word.normalize('NFD')]) {
      expect(isFormOfWord(codesOf(text), 0, text.length)).toBe(true);
      expect(isUnknown(tokenise(text), 0)).toBe(false);
    }
  },
);

it('a spelling with a combining mark gets the same result, whatever was read before', () => {
  const marked = 'Haters\u0308';
  const before = isUnknown(tokenise(marked), 0);
  expect(isUnknown(tokenise('Haters'), 0)).toBe(false);
  expect(isUnknown(tokenise(marked), 0)).toBe(before);
  expect(isUnknown(tokenise('Haters'), 0)).toBe(false);
});
