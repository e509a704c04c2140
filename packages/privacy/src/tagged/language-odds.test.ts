import { expect, it } from 'vitest';
import type { Language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { tokenise } from '../text/tokenise.ts';
import { articleOdds, isSmallWordOf } from './language-odds.ts';

const language = (code: string) => languages.find((one) => one.code === code) as Language;
const at = (text: string, word: string) => {
  const tokens = tokenise(text);
  return [tokens, tokens.start.indexOf(text.indexOf(word))] as const;
};

it.each([
  ['fr', "la Jeanne d'Arc", 'Jeanne', -1.5],
  ['fr', 'il succède à Zorblatt', 'Zorblatt', 0],
  ['es', 'ganó el Zorblatt', 'Zorblatt', -1.5],
  ['en', 'my Zorblatt', 'Zorblatt', 0],
  ['de', 'der Zorblatt', 'Zorblatt', 0],
])('%s, %s: the odds that an article of the text’s own language adds', (code, text, word, odds) => {
  expect(articleOdds(...at(text, word), language(code))).toBe(odds);
});

it('a word is a small word in its own language only, and not if a list has it as a name', () => {
  expect(isSmallWordOf(language('es'), ...at('El alcalde', 'El'))).toBe(true);
  expect(isSmallWordOf(language('en'), ...at('El alcalde', 'El'))).toBe(false);
  expect(isSmallWordOf(undefined, ...at('El alcalde', 'El'))).toBe(false);
  expect(isSmallWordOf(language('nl'), ...at('Ben gaat weg', 'Ben'))).toBe(false);
});
