/** Looks each word of a text up in the lexicon, and lists the words by the searches that need them. */

import { role } from '../lexicon/lexicon.ts';
import { recall, recalledFlags, recalledLanguages, recalledRoles } from '../lexicon/recent-word.ts';
import type { Cut } from './cut-tokens.ts';
import type { TokenArrays } from './token-arrays.ts';
import { tokenKind as tokenKinds } from './token-kind.ts';

// A local alias, so that the engine inlines its members.
const tokenKind = tokenKinds;

/** The lengths of the lists; see `Tokens`. */
export interface Listed {
  readonly openerCount: number;
  readonly givenCount: number;
  readonly labelCount: number;
  readonly andCount: number;
  readonly rowCount: number;
  readonly strangeCount: number;
}

const longestPlain = 3;
const placeOf = (bit: number): number => 31 - Math.clz32(bit);
const given = placeOf(role.given);
const label = placeOf(role.label);
const opener = placeOf(role.opener);
const and = placeOf(role.and);
const row = placeOf(role.row);
const stranger = placeOf(role.strange);

/**
 * Each list gets every word, but grows only if the word belongs to it: the processor cannot predict which words
 * do, and a wrongly predicted branch costs more than ten such steps.
 */
export function lookUpWords(arrays: TokenArrays, { readCount }: Cut): Listed {
  const { start, end, kind, hash, wordCase: cases, flags, roles, languages, read } = arrays;
  const { openers, givens, labels, ands, rows, strange } = arrays;
  let openerCount = 0;
  let givenCount = 0;
  let labelCount = 0;
  let andCount = 0;
  let rowCount = 0;
  let strangeCount = 0;
  for (let n = 0; n < readCount; n++) {
    const i = read[n] as number;
    if (kind[i] !== tokenKind.word) {
      if (kind[i] === tokenKind.number) openers[openerCount++] = i;
      else ands[andCount++] = i;
      continue;
    }
    const at = recall(hash[i] as number);
    const own = recalledRoles(at);
    flags[i] = recalledFlags(at);
    roles[i] = own;
    languages[i] = recalledLanguages(at);
    const isCapital = ((cases[i] as number) + 1) >> 1;
    const isLong = (longestPlain + (start[i] as number) - (end[i] as number)) >>> 31;
    openers[openerCount] = i;
    openerCount += isCapital | ((own >> opener) & 1);
    strange[strangeCount] = i;
    strangeCount += isLong & (isCapital | ((own >> stranger) & 1));
    givens[givenCount] = i;
    givenCount += (own >> given) & 1;
    labels[labelCount] = i;
    labelCount += (own >> label) & 1;
    ands[andCount] = i;
    andCount += (own >> and) & 1;
    rows[rowCount] = i;
    rowCount += (own >> row) & 1;
  }
  return { openerCount, givenCount, labelCount, andCount, rowCount, strangeCount };
}
