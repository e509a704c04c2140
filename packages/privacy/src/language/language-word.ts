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

/** Collects the values of each key, in their order. */
export function groupByKey<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Returns the words by their first letter, in their order. */
export const byFirstLetter = (words: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  groupByKey(words.map((word) => [word.charAt(0), word]));
