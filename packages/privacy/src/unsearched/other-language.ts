/**
 * Finds text whose letters show a language that is not searched for names and addresses: it is withheld. Latin
 * text of the languages in `language/` is searched; unsearched-language.ts recognises other Latin text by its
 * words.
 */

import { isSearched } from '../language/recall.ts';
import type { TextSpan } from '../placeholder/personal-type.ts';
import { letterTrait } from '../text/letter-trait.ts';
import { matchesOf } from '../text/matches-of.ts';
import type { Tokens } from '../text/tokenise.ts';

/** What the tokeniser recorded about the letters of a text. */
export type LettersRead = Pick<Tokens, 'traits' | 'otherLatinCount' | 'unlearntLatinCount' | 'hanCount'>;

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Excludes a single Greek letter, which is more often a symbol than a word. */
const otherScript = String.raw`[\p{L}--\p{sc=Latin}--\p{sc=Han}]`;
const otherScriptWithHan = String.raw`[\p{L}--\p{sc=Latin}]`;
const runOf = (letter: string) =>
  new RegExp(String.raw`${letter}[${letter}\p{M}][${letter}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*`, 'gv');
const run = runOf(otherScript);
const runWithHan = runOf(otherScriptWithHan);

/** Letters of Russian, which the tagger knows, and letters of other Cyrillic languages only. */
const russian = 'А-Яа-яЁё';
const notRussian = /[ЂЃЄЅІЇЈЉЊЋЌЎЏђѓєѕіїјљњћќўџҐґҒғҚқҢңҮүҰұӘәӨө]/;

/** Matches letters that are neither Latin, Han nor in `searched`, which is the inside of a character class. */
function beside(searched: string) {
  const letter = String.raw`[\p{L}--\p{sc=Latin}--\p{sc=Han}--[${searched}]]`;
  return { run: runOf(letter), has: new RegExp(letter, 'v') };
}
const tamil = String.raw`\p{sc=Tamil}`;
const besideRussian = beside(russian);
const besideTamil = beside(tamil);
const besideBoth = beside(russian + tamil);

/** One such word may be a name in an English sentence; two are another language. */
const wordsOfALanguage = 2;

/**
 * Returns spans ascending, without overlaps. `letters`: those of the text. `isTagged`: the tagger searches it,
 * too; `keepsTamil`: it suspects no name, so that Tamil script may stay.
 */
export function findOtherLanguages(
  text: string,
  letters: LettersRead,
  isTagged = false,
  keepsTamil = false,
): TextSpan[] {
  const words = isTagged ? letters.unlearntLatinCount : letters.otherLatinCount;
  if (words >= wordsOfALanguage) return [{ start: 0, end: text.length }];
  const isHanWithheld = letters.hanCount > 0 && !(isTagged && isSearched('zh'));
  if (!isHanWithheld && (letters.traits & letterTrait.otherScript) === 0) return [];
  const isRussian = isTagged && isSearched('ru') && !notRussian.test(text);
  const isTamil = keepsTamil && isSearched('ta') && (letters.traits & letterTrait.tamil) !== 0;
  const searched = isRussian ? (isTamil ? besideBoth : besideRussian) : isTamil ? besideTamil : undefined;
  if (searched !== undefined && !searched.has.test(text)) return [];
  // Japanese has Chinese characters among its own.
  const pattern = isHanWithheld || kana.test(text) ? runWithHan : (searched?.run ?? run);
  return matchesOf(pattern, text).map(({ 0: found, index }) => ({
    start: index,
    end: index + found.trimEnd().length,
  }));
}
