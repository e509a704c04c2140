/** Decides where a word ends: no letter may continue it, unless its script has no blanks. */

/** Scripts without blanks between words or particles, in which letters do not show where a word ends. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー々';
export const unspacedUnit = new RegExp(`[${unspaced}]`, 'u');
export const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
export const endsUnspaced = new RegExp(`[${unspaced}]$`, 'u');

/** Any letter or digit that continues a word of a script with blanks. */
export const goesOn = `(?![${unspaced}])[\\p{L}\\p{N}]`;

/** Returns the source of a pattern that matches the words with any blanks between them. */
export const patternOf = (word: string) =>
  word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Returns the source of a pattern for flag `u` that matches the word only if no letters continue it. */
export function separatePattern(word: string): string {
  const before = startsUnspaced.test(word) ? '' : `(?<!${goesOn})`;
  return `${before}${patternOf(word)}${endsUnspaced.test(word) ? '' : `(?!${goesOn})`}`;
}
