import { splitWords } from '../language/language-word.ts';
import { hashWord } from './lexicon.ts';

/** Indexes values by the hashes of their words, in the given order. `words`: separated by blanks. */
export function indexByWord<T>(
  entries: Iterable<readonly [words: string | undefined, value: T]>,
): ReadonlyMap<number, readonly T[]> {
  const index = new Map<number, T[]>();
  for (const [words, value] of entries)
    for (const hash of splitWords(words).map(hashWord)) {
      const all = index.get(hash);
      if (all === undefined) index.set(hash, [value]);
      else all.push(value);
    }
  return index;
}
