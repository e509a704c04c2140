/** Recognises spelled digits. */

import { splitWords } from '../language/language-word.ts';
import { languages } from '../language/languages.ts';
import { sharedDigits } from '../language/shared-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';

const digits = new Map<number, string>([[hashWord('oh'), '0']]);

/** How often the digit after the word counts: "double", "triple". */
const repeated = new Map([
  [hashWord('double'), 2],
  [hashWord('triple'), 3],
]);

/** Returns how often the digit after that word counts; 0 for any other word. */
export const timesOf = (hash: number): number => repeated.get(hash) ?? 0;
for (const list of [...languages.map(({ digit }) => digit), ...sharedDigits])
  for (const [value, words] of splitWords(list).entries())
    for (const text of words.split('/')) digits.set(hashWord(text), String(value));

/** Returns the digit of a spelled digit; an empty text for any other word. */
export const digitOf = (hash: number): string => digits.get(hash) ?? '';
