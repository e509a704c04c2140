/** Marks letters that may show an unsearched language; the tokeniser collects the marks of a text. */

import { languages } from '../language/languages.ts';
import { isSearched } from '../language/recall.ts';

export const letterTrait = {
  /**
   * `otherLatin`: a letter that occurs in no language that the rules search. `unlearntLatin`: nor in one that
   * the tagger searches.
   */
  otherLatin: 1,
  unlearntLatin: 4,
  /** A letter that is neither Latin nor Han. */
  otherScript: 2,
  tamil: 8,
} as const;

const otherScript = /[\p{L}--\p{sc=Latin}--\p{sc=Han}]/v;

/** By UTF-16 code unit; `otherScript` for a surrogate, which does not identify its letter. */
export const traitOf = new Uint8Array(0x10000);
for (let code = 0x80; code < 0x10000; code++) {
  // Most code units are Han, or Hangul, surrogates and private ones, which need no pattern.
  if (code >= 0x4e00 && code < 0xa000) continue;
  const isFar = code >= 0xa000 && code < 0xf900;
  if (isFar || otherScript.test(String.fromCharCode(code))) traitOf[code] = letterTrait.otherScript;
}

const tamil = /\p{sc=Tamil}/u;
for (let code = 0xb80; code < 0xc00; code++)
  if (tamil.test(String.fromCharCode(code))) traitOf[code] = (traitOf[code] as number) | letterTrait.tamil;

/** Letters of Polish, Czech, Turkish, Vietnamese, Danish, Romanian, ... */
const markedLetters =
  'ąćęłńśźżčďěňřšťůžğışőűđơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹșțāēģīķļņūėįųøåþð';
/** Letters of languages that the tagger searches without a record. */
const letters = {
  da: 'åøæ',
  sv: 'åäö',
  fi: 'åäö',
  hr: 'čćžšđ',
  cs: 'äčďěĺľňřŕšťůž',
  ro: 'ăâîșțşţ',
  tr: 'âğıöşü',
};
const learntLetters = Object.entries(letters)
  .map(([code, own]) => (isSearched(code) ? own : ''))
  .join('');
const searchedLetters = languages.map(({ letters }) => letters).join('');

const without = (letters: string, known: string): string =>
  [...letters].filter((letter) => !known.includes(letter)).join('');

/** Marked letters that occur in none of the languages that the rules search. */
const unsearchedLetters = without(markedLetters, searchedLetters);
/** Of these, the letters that occur in none of the languages that the tagger searches. */
const unlearntLetters = without(unsearchedLetters, learntLetters);

function mark(letters: string, trait: number): void {
  for (const letter of letters)
    for (const written of [letter, letter.toUpperCase()]) {
      const code = written.charCodeAt(0);
      if (code >= 0x80) traitOf[code] = (traitOf[code] as number) | trait;
    }
}
mark(unsearchedLetters, letterTrait.otherLatin);
mark(unlearntLetters, letterTrait.unlearntLatin);
