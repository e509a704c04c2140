/** Detects the language of a text by its script, or by frequent words if several languages share the script. */
import { languages } from '@cgdx/privacy/language/languages.ts';

/** Scripts with their language, or with the main language of the script. Kana come first, since Japanese has Chinese characters too. */
const scripts = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['zh', /\p{sc=Han}/u],
  ['ru', /\p{sc=Cyrillic}/u],
  ['th', /\p{sc=Thai}/u],
  ['ta', /\p{sc=Tamil}/u],
  ['hi', /\p{sc=Devanagari}/u],
  ['ar', /\p{sc=Arabic}/u],
] as const;

/** The fewest frequent words: a single one may be a name, or a word of another language. */
const fewestWords = 2;

/** The length of the beginning that is examined. */
const mostLetters = 120;

/** Matches letters beyond the Latin scripts, from Greek on. */
const beyondLatin = /[\u0370-\uffff]/;

const wordLanguages = new Map<string, string[]>();
for (const { code, functionWords } of languages) {
  for (const word of functionWords.split(/\s+/).filter(Boolean))
    wordLanguages.set(word, [...(wordLanguages.get(word) ?? []), code]);
}

/** Returns an ISO 639 code, or `other`; undefined if the text has no letters. */
export function textLanguage(text: string): string | undefined {
  const start = text.slice(0, mostLetters);
  const script = beyondLatin.test(start) ? scripts.find(([, letter]) => letter.test(start)) : undefined;
  if (script !== undefined) return script[0];
  const counts = new Map<string, number>();
  let hasLetters = false;
  for (const word of start.toLowerCase().split(/[^\p{L}]+/u)) {
    if (word === '') continue;
    hasLetters = true;
    const codes = wordLanguages.get(word);
    if (codes !== undefined) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (!hasLetters) return undefined;
  let [best, most] = ['other', fewestWords - 1];
  for (const { code } of languages) {
    const count = counts.get(code) ?? 0;
    if (count > most) [best, most] = [code, count];
  }
  return best;
}
