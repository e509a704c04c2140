import { groupByKey, splitWords } from '../language/language-word.ts';
import { hashWord } from './lexicon.ts';

/** Indexes values by the hashes of their words, in the given order. `words`: separated by blanks. */
export const indexByWord = <T>(
  entries: readonly (readonly [words: string | undefined, value: T])[],
): ReadonlyMap<number, readonly T[]> =>
  groupByKey(
    entries.flatMap(([words, value]) => splitWords(words).map((one) => [hashWord(one), value] as const)),
  );
