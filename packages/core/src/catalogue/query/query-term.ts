/** Turns a need's words into weighted terms of an index: known ones, corrected ones, acronyms and what they stand for. */
import type { SearchIndex } from '../index/search-index.ts';
import { contentWordsOf, isNeedTerm, stem } from '../text/term.ts';
import { nearestTerm } from './nearest-term.ts';

export interface QueryTerm {
  readonly term: number;
  /** As the person wrote it, in stems. */
  readonly said: string;
  readonly weight: number;
}

export interface Query {
  readonly terms: readonly QueryTerm[];
  /** Words that the index does not know, not even misspelt. */
  readonly unknown: readonly string[];
  /** Words of the text, and the stems that they were read as. */
  readonly corrections: readonly { readonly from: string; readonly to: readonly string[] }[];
}

/** The weight of a word that occurs in requests on any topic. */
const needWeight = 0.3;
const expansionWeight = 0.5;

export function queryOf(index: SearchIndex, text: string): Query {
  const weights = new Map<number, QueryTerm>();
  const unknown: string[] = [];
  const corrections: { from: string; to: readonly string[] }[] = [];
  const add = (said: string, as: string, weight: number): void => {
    const term = index.terms.get(as);
    if (term !== undefined && (weights.get(term)?.weight ?? 0) < weight)
      weights.set(term, { term, said, weight });
  };
  const words = [...new Set(contentWordsOf(text))];
  for (const word of words) {
    const said = stem(word);
    const weight = isNeedTerm(said) ? needWeight : 1;
    const read = index.terms.has(said) ? [said] : nearestTerm(index, word);
    if (read.length === 0) unknown.push(word);
    else if (read[0] !== said) corrections.push({ from: word, to: read });
    for (const as of read) add(said, as, weight);
    for (const part of index.acronyms.get(word) ?? []) add(said, part, expansionWeight);
  }
  for (const acronym of acronymsOf(index, words.map(stem))) add(acronym, acronym, expansionWeight);
  return { terms: [...weights.values()], unknown, corrections };
}

/** Returns the acronyms of which the text says every word, one after the other. */
function acronymsOf(index: SearchIndex, said: readonly string[]): string[] {
  const text = ` ${said.join(' ')} `;
  return [...index.acronyms]
    .filter(([, words]) => text.includes(` ${words.join(' ')} `))
    .map(([short]) => short);
}
