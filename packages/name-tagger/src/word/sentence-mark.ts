/**
 * Marks that tell the network how many words of a sentence are capitalised, and whether a token begins
 * something.
 */

/** 0 is set for every token. */
export const markCount = 10;
export const markBegins = 9;

/**
 * @param words the number of words
 * @param capitals of them, words with a capital
 * @param loud of them, words in capitals only
 */
export function capitalMark(words: number, capitals: number, loud: number): number {
  if (words === 0) return 1;
  if (loud > 0.7 * words && words > 2) return 2;
  const share = capitals / words;
  if (capitals === 0) return 3;
  if (capitals === 1) return 4;
  if (share < 0.15) return 5;
  if (share < 0.35) return 6;
  if (share < 0.65) return 7;
  return 8;
}

/** Returns whether a capital after this token is normal, as at the beginning of a sentence. */
export const beginsBehind = (token: string): boolean => /^[.!?:…"“”«»()\-–—•*|]$/.test(token);
