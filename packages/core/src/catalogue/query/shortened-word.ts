/** Finds the word of which a person wrote the stem alone: it is found without a correction, but misspelt all the same. */
import type { SearchIndex } from '../index/search-index.ts';
import { isStem, stem } from '../text/term.ts';
import { mayBeCorrected, mostSlips, type Reading, slipsBetween } from './nearest-term.ts';
import { wordFor } from './written-word.ts';

/** @returns the word as records write it; nothing if they write it as the person did, or otherwise altogether */
export function shortenedWord(index: SearchIndex, word: string): readonly Reading[] {
  const reading = { term: stem(word), written: word };
  if (!mayBeCorrected(word) || !isStem(word) || !index.terms.has(reading.term)) return [];
  const slips = slipsBetween(word, wordFor(index, reading), mostSlips(word));
  return slips > 0 && slips <= mostSlips(word) ? [reading] : [];
}
