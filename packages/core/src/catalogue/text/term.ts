/** Turns text into the terms that are indexed and searched: words without accents, endings and function words. */
import { stemmer } from 'stemmer';
import { ownStem } from './own-stem.ts';
import { needWords, requestWords, stopWords, taskWords } from './stop-word.ts';

const stems = new Map<string, string>();
/** The largest size of the cache, enough for the words of any catalogue; a larger one is cleared. */
const mostStems = 200_000;
const shortest = 4;

/** Returns the stem of a lower-case word; names with digits and short words are returned unchanged. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const found = withoutEnding(word);
  stems.set(word, found);
  return found;
}

const withoutEnding = (word: string): string =>
  word.length < shortest || /\d/.test(word) ? word : (ownStem.get(word) ?? stemmer(word));

/** Returns whether a lower-case word has no ending to cut, as "singapor", the stem of "Singapore". */
export const isStem = (word: string): boolean => withoutEnding(word) === word;

/** Returns the words in lower case, without accents. Letters of any script count; scripts without spaces stay whole. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const says = (word: string): boolean => !stopWords.has(word) && (word.length > 1 || /\d/.test(word));

/** Returns the words of a text without function words. */
export const contentWordsOf = (text: string): string[] => wordsOf(text).filter(says);

export const termsOf = (text: string): string[] => contentWordsOf(text).map(stem);

const requestTerms = new Set([...requestWords].map(stem));
export const isRequestTerm = (term: string): boolean => requestTerms.has(term);

const needTerms = new Set([...[...needWords].map(stem), ...requestTerms]);
export const isNeedTerm = (term: string): boolean => needTerms.has(term);

const taskTerms = new Set([...taskWords, ...[...taskWords].map(stem)]);
/** @param term a word or its stem */
export const isTaskTerm = (term: string): boolean => taskTerms.has(term);

export const stopWordless = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word));
