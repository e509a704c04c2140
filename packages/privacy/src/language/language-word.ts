/** Collects word lists from the records of all languages. */
import type { Language } from './language.ts';
import { languages } from './languages.ts';

/** Returns the words of one list of every language, in the order of the languages. */
export const wordsOfAll = (listOf: (language: Language) => string | undefined): string[] =>
  languages.flatMap((language) => splitWords(listOf(language)));

/** Returns the phrases of one list of every language. */
export const phrasesOfAll = (listOf: (language: Language) => string | undefined): string[] =>
  languages.flatMap((language) => splitPhrases(listOf(language)));

export const splitPhrases = (list: string | undefined): string[] =>
  (list ?? '')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

export const splitWords = (list: string | undefined): string[] => (list ?? '').split(/\s+/).filter(Boolean);

/**
 * Returns the source of a pattern for any of the words, the longest first, so that a shorter one does not hide
 * one that begins with it.
 */
export const anyOf = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

/** Returns the words by their first letter, in their order. */
export function byFirstLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const others = found.get(word.charAt(0));
    if (others === undefined) found.set(word.charAt(0), [word]);
    else others.push(word);
  }
  return found;
}
