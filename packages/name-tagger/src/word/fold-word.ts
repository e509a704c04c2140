/** Converts a word to lower case without diacritics, the form in which the lists hold words. */

/** Letters with diacritics that Unicode does not decompose. */
export const undividedLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ß: 's',
  æ: 'a',
  œ: 'o',
  ı: 'i',
  ς: 'σ',
};

/** Tamil is excluded: its combining marks are vowels, not diacritics. */
const diacritic = /[\p{M}--\p{sc=Tamil}]/gv;

export function foldWord(word: string): string {
  const small = word.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(diacritic, '')
    .replace(/[øłđðþßæœıς]/g, (letter) => undividedLetters[letter] ?? letter);
}
