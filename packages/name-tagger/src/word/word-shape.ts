/** Describes how a token is written, apart from its letters. */

export const wordShape = {
  sign: 0,
  number: 1,
  small: 2,
  /** `Anna`. */
  capital: 3,
  /** `ANNA`. */
  capitals: 4,
  /** `A`. */
  letter: 5,
  /** `McDonald`, `iPhone`. */
  camel: 6,
} as const;
export type WordShape = (typeof wordShape)[keyof typeof wordShape];

const isLetter = /^\p{L}/u;

export function shapeOf(token: string): WordShape {
  const first = token.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return wordShape.number;
  if (first < 0x80 ? !isAsciiLetter(first) : !isLetter.test(token)) return wordShape.sign;
  const small = token.toLowerCase();
  if (token === small) return wordShape.small;
  if (token.length === 1) return wordShape.letter;
  if (token === token.toUpperCase()) return wordShape.capitals;
  return token.slice(1) === small.slice(1) ? wordShape.capital : wordShape.camel;
}

const isAsciiLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
