/** Converts a word to lower case without diacritics, as in the lists. */

/** Letters that Unicode does not decompose. */
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

export function foldWord(word: string): string {
  const small = word.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœıς]/g, (letter) => undividedLetters[letter] ?? letter);
}
