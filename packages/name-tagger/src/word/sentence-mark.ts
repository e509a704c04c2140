/** Marks that tell of a whole sentence how many capitals it has, and of a token that something begins with it. */

/** 0 stands for every token. */
export const markCount = 10;
export const markBegins = 9;

/** Counts of words, of those with a capital, of those in capitals alone. */
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

/** Behind these a capital tells little. */
export const beginsBehind = (token: string): boolean => /^[.!?:…"“”«»()\-–—•*|]$/.test(token);
