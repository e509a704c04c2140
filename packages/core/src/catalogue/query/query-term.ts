/** Turns a need's words into weighted terms of an index: known ones, corrected ones, acronyms and what they stand for. */
import type { SearchIndex } from '../index/search-index.ts';
import { contentWordsOf, isNeedTerm, isRequestTerm, stem, wordsOf } from '../text/term.ts';
import { meaningOf } from './everyday-word.ts';
import { nearestTerm, type Reading } from './nearest-term.ts';

/** Returns whether a word in small letters is one that people write on purpose. */
export type IsWord = (word: string) => boolean;

export interface QueryTerm {
  readonly term: number;
  /** As the person wrote it, in lower case. */
  readonly word: string;
  /** The word's stem. */
  readonly said: string;
  readonly weight: number;
}

export interface Query {
  readonly terms: readonly QueryTerm[];
  /** Words that the index does not know, not even misspelt. */
  readonly unknown: readonly string[];
  /** Words of the text, and what they were read as. */
  readonly corrections: readonly Correction[];
}

interface Correction {
  readonly from: string;
  readonly to: readonly Reading[];
}

/** The weight of a word that occurs in requests on any topic. */
const needWeight = 0.3;
const expansionWeight = 0.5;

/** Names are spelt as their owners like. */
const capitalised = /[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu;

/** Returns the words in small letters that no record has, which are misspelt unless somebody knows them. */
export function unknownWords(index: SearchIndex, text: string): string[] {
  const names = new Set((text.match(capitalised) ?? []).flatMap(wordsOf));
  return [...new Set(contentWordsOf(text))].filter(
    (word) => !names.has(word) && !index.terms.has(stem(word)),
  );
}

/** @param isWord tells a word that the catalogue lacks from one that is misspelt; without it no word is corrected */
export function queryOf(index: SearchIndex, text: string, isWord: IsWord = () => true): Query {
  const weights = new Map<number, QueryTerm>();
  const unknown: string[] = [];
  const corrections: Correction[] = [];
  const misspelt = new Set(unknownWords(index, text).filter((word) => !isWord(word)));
  const add = (word: string, as: string, weight: number): void => {
    const term = index.terms.get(as);
    if (term !== undefined && (weights.get(term)?.weight ?? 0) < weight)
      weights.set(term, { term, word, said: stem(word), weight });
  };
  const words = [...new Set(contentWordsOf(text))];
  for (const word of words) {
    const said = stem(word);
    const weight = isRequestTerm(said) ? 0 : isNeedTerm(said) ? needWeight : 1;
    const same = index.terms.has(said) ? [] : sameIn(index, word);
    const nearest = same.length === 0 && misspelt.has(word) ? nearestTerm(index, word) : [];
    const read = index.terms.has(said) ? [said] : [...same, ...nearest.map(({ term }) => term)];
    if (read.length === 0) unknown.push(word);
    if (nearest.length > 0) corrections.push({ from: word, to: nearest });
    for (const as of read) add(word, as, weight);
    for (const part of index.acronyms.get(word) ?? []) add(word, part, expansionWeight);
  }
  for (const acronym of acronymsOf(index, words.map(stem))) add(acronym, acronym, expansionWeight);
  return { terms: [...weights.values()], unknown, corrections };
}

/** Returns the terms that records have for the same thing, if they have all of them. */
function sameIn({ terms }: SearchIndex, word: string): readonly string[] {
  const same = meaningOf(word).map(stem);
  return same.every((term) => terms.has(term)) ? same : [];
}

/** Returns the acronyms of which the text says every word, one after the other. */
function acronymsOf(index: SearchIndex, said: readonly string[]): string[] {
  const text = ` ${said.join(' ')} `;
  return [...index.acronyms]
    .filter(([, words]) => text.includes(` ${words.join(' ')} `))
    .map(([short]) => short);
}
