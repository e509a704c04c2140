/** Writes a word in small letters and without diacritics, as the lists have it. */

/** Letters that Unicode does not take apart. */
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
