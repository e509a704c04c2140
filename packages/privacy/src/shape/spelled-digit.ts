/** Tells which digit a word is. */

import { splitWords } from '../language/language-word.ts';
import { languages } from '../language/languages.ts';
import { hashWord } from '../lexicon/lexicon.ts';

const digits = new Map<number, string>([[hashWord('oh'), '0']]);

/** How often the digit behind the word is meant. */
const repeated = new Map([
  [hashWord('double'), 2],
  [hashWord('triple'), 3],
]);

/** Returns how often the digit behind that word is meant; 0 for a word that says nothing of it. */
export const timesOf = (hash: number): number => repeated.get(hash) ?? 0;
for (const { digit } of languages)
  for (const [value, words] of splitWords(digit).entries())
    for (const text of words.split('/')) digits.set(hashWord(text), String(value));

/** 1 if the hash of such a word begins with these bits: most words end here. */
const startBits = 20;
const starts = new Uint8Array(1 << (32 - startBits));
for (const hash of digits.keys()) starts[hash >>> startBits] = 1;

/** Returns an empty text for a word that is none. */
export const digitOf = (hash: number): string =>
  starts[hash >>> startBits] === 1 ? (digits.get(hash) ?? '') : '';
