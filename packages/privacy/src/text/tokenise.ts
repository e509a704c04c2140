/** Divides text into words, numbers and signs, and looks each word up. */

import { type Cut, cutTokens } from './cut-tokens.ts';
import { type Listed, lookUpWords } from './look-up-words.ts';
import { arraysFor } from './token-arrays.ts';

/** One entry per token in each array; offsets in UTF-16 code units, end exclusive. */
export interface Tokens extends Omit<Cut, 'readCount'>, Listed {
  readonly text: string;
  /** The UTF-16 code units of the text, and a blank. */
  readonly codes: Uint16Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly kind: Uint8Array;
  readonly gap: Uint8Array;
  readonly wordCase: Uint8Array;
  /** The hash of a folded word; the code unit of a sign. */
  readonly hash: Int32Array;
  /** A second hash, of the letters as written: the tagger identifies a word by both hashes. */
  readonly exact: Int32Array;
  /**
   * The lexicon's facts about a word: bits of `word`, of `role`, and of the languages in which it is a function
   * word.
   */
  readonly flags: Int32Array;
  readonly roles: Uint16Array;
  readonly languages: Int32Array;
  /** 1 if a finding has taken it. */
  readonly taken: Uint8Array;
  /** Tokens that are numbers, ascending; `numberCount` of them. */
  readonly numbers: Int32Array;
  /** Signs that may belong to an address, a link or an id, ascending; `markCount` of them. */
  readonly marks: Int32Array;
  /** Numbers, capitalised words, and words with `role.opener`, ascending; `openerCount` of them. */
  readonly openers: Int32Array;
  /** Words that have `role.given`, ascending; `givenCount` of them. */
  readonly givens: Int32Array;
  /** Words that have `role.label`, ascending; `labelCount` of them. */
  readonly labels: Int32Array;
  /** Words that have `role.and`, and ampersands, ascending; `andCount` of them. */
  readonly ands: Int32Array;
  /** Words of one letter, ascending; `singleCount` of them. */
  readonly singles: Int32Array;
  /** Words that occur in rows of words, such as those of a wallet, ascending; `rowCount` of them. */
  readonly rows: Int32Array;
  /**
   * Words of four code units or more that are capitalised or no ordinary words, ascending; `strangeCount` of
   * them.
   */
  readonly strange: Int32Array;
}

/** Returns tokens that are valid until the next call: for short texts the arrays are reused. */
export function tokenise(text: string): Tokens {
  const arrays = arraysFor(text);
  const cut = cutTokens(text, arrays);
  const listed = lookUpWords(arrays, cut);
  arrays.taken.fill(0, 0, cut.count);
  const { start, end, kind, gap, wordCase, hash, exact, flags, roles, languages, taken } = arrays;
  const { numbers, marks, openers, givens, labels, ands, singles, rows, strange } = arrays;
  // Written out, since an object made by spreading others is slow to read.
  return {
    text,
    codes: arrays.codeUnits.units,
    start,
    end,
    kind,
    gap,
    wordCase,
    hash,
    exact,
    flags,
    roles,
    languages,
    taken,
    numbers,
    marks,
    openers,
    givens,
    labels,
    ands,
    singles,
    rows,
    strange,
    count: cut.count,
    numberCount: cut.numberCount,
    markCount: cut.markCount,
    singleCount: cut.singleCount,
    hanCount: cut.hanCount,
    signs: cut.signs,
    traits: cut.traits,
    otherLatinCount: cut.otherLatinCount,
    unlearntLatinCount: cut.unlearntLatinCount,
    openerCount: listed.openerCount,
    givenCount: listed.givenCount,
    labelCount: listed.labelCount,
    andCount: listed.andCount,
    rowCount: listed.rowCount,
    strangeCount: listed.strangeCount,
  };
}
