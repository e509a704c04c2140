/**
 * Finds text whose letters tell that it is in no language whose names and addresses are known here: it is withheld.
 * Latin text of the languages in `language/` is searched; what else is in Latin letters, unsearched-language.ts tells by its words.
 */
import { languages } from './language/languages.ts';

export interface OtherLanguageSpan {
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** A single Greek letter is a symbol more often than a word. */
const otherScript = String.raw`[\p{L}--\p{sc=Latin}--\p{sc=Han}]`;
const otherScriptWithHan = String.raw`[\p{L}--\p{sc=Latin}]`;
const runOf = (letter: string) =>
  new RegExp(String.raw`${letter}[${letter}\p{M}][${letter}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*`, 'gv');
const run = runOf(otherScript);
const runWithHan = runOf(otherScriptWithHan);
const hasOtherScript = new RegExp(otherScript, 'v');

/** Letters of Polish, Czech, Turkish, Vietnamese, Danish, Romanian, ...; not those of a language that is searched. */
const markedLetters =
  'ąćęłńśźżčďěňřšťůžğışőűđơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹșțāēģīķļņūėįųøåþð';
const searchedLetters = new Set(languages.map(({ letters }) => letters).join(''));
const otherLatin = new RegExp(
  `[${[...markedLetters].filter((letter) => !searchedLetters.has(letter)).join('')}]`,
  'iu',
);
const latinWord = /[\p{L}\p{M}]+/gu;
/** One such word may be somebody's name in an English sentence; two are another language. */
const wordsOfALanguage = 2;

/** Ascending, none over another. */
export function findOtherLanguages(text: string): OtherLanguageSpan[] {
  if (isOtherLatin(text)) return [{ start: 0, end: text.length }];
  if (!hasOtherScript.test(text)) return [];
  // Japanese is written with the signs of Chinese between its own
  const pattern = kana.test(text) ? runWithHan : run;
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.trimEnd().length,
  }));
}

function isOtherLatin(text: string): boolean {
  if (!otherLatin.test(text)) return false;
  const words = text.match(latinWord) ?? [];
  return words.filter((word) => otherLatin.test(word)).length >= wordsOfALanguage;
}
