/** Finds the word behind a stem, as records write it. */
import { documentOf, type SearchIndex } from '../index/search-index.ts';
import { stem, wordsOf } from '../text/term.ts';
import { type Reading, slipsBetween } from './nearest-term.ts';

/** The most records that are searched for a word with the stem. */
const mostLooked = 20;

/** Returns the word with the stem that is most similar to the written word, since a stem is not readable. */
export function wordFor(index: SearchIndex, { term, written }: Reading): string {
  const { starts, documents } = index.own;
  const at = index.terms.get(term) ?? 0;
  const words = [...documents.subarray(starts[at]!, Math.min(starts[at + 1]!, starts[at]! + mostLooked))]
    .map((each) => documentOf(index, each))
    .flatMap(({ title, names, about, tags, description }) =>
      wordsOf([title, ...names, about, ...tags, description].join(' ')),
    )
    .filter((word) => stem(word) === term);
  return [...new Set(words)].reduce(
    (best, word) => (slipsBetween(written, word) < slipsBetween(written, best) ? word : best),
    words[0] ?? term,
  );
}
