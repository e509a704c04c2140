/** Reduces a count to a word for its order of magnitude. */

const sizes = [
  [1, '0'],
  [10, '1-9'],
  [100, '10-99'],
  [1_000, '100-999'],
] as const;
const largest = '1000+';

/** The five words, ascending. */
export const sizeWords: readonly string[] = [...sizes.map(([, word]) => word), largest];

/** Returns one of the five words, by the number of digits of the count. */
export const sizeWord = (count: number): string => sizes.find(([below]) => count < below)?.[1] ?? largest;
