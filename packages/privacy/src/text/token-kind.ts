/** The numbers with which the tokeniser describes a token. */

export const tokenKind = { word: 1, number: 2, ideographs: 3, sign: 4 } as const;

/** How a word is written; one letter counts as `capital`. */
export const wordCase = { small: 0, capital: 1, capitals: 2 } as const;

/** What precedes a token. */
export const gapBefore = { none: 0, blank: 1, line: 2, paragraph: 3 } as const;

export const signBit = (code: number): number => 1 << (code & 31);
