/** Cuts text into words, numbers and signs in one pass, and looks each word up. */

import { exactHash } from '@cgdx/name-tagger/word/hash.ts';
import { createCodeUnits } from '@cgdx/runtime/code-units.ts';
import {
  classMask,
  classOf,
  digit,
  ideograph,
  isFarLetter,
  letterBits,
  letterOf,
  lineBreak,
  lower,
  mark,
  space,
  upper,
} from '../lexicon/character.ts';
import {
  flagsAt,
  hashStart,
  hashStep,
  languagesAt,
  role,
  rolesAt,
  slotOf,
  word,
} from '../lexicon/lexicon.ts';
import { letterTrait, traitOf } from './letter-trait.ts';

export const tokenKind = { word: 1, number: 2, ideographs: 3, sign: 4 } as const;

/** How a word is written; one letter counts as `capital`. */
export const wordCase = { small: 0, capital: 1, capitals: 2 } as const;

/** What precedes a token. */
export const gapBefore = { none: 0, blank: 1, line: 2, paragraph: 3 } as const;

/** One entry per token in each array; offsets in UTF-16 code units, end exclusive. */
export interface Tokens {
  readonly text: string;
  /** The UTF-16 code units of the text, and a blank. */
  readonly codes: Uint16Array;
  readonly count: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly kind: Uint8Array;
  readonly gap: Uint8Array;
  readonly wordCase: Uint8Array;
  /** The hash of a folded word; the code unit of a sign. */
  readonly hash: Int32Array;
  /** With `hash` it tells the letters as they are written: the tagger knows a word by both. */
  readonly exact: Int32Array;
  /** What the lexicon has on a word: bits of `word`, of `role`, and of the languages whose function word it is. */
  readonly flags: Int32Array;
  readonly roles: Uint8Array;
  readonly languages: Int32Array;
  /** 1 if a finding has taken it. */
  readonly taken: Uint8Array;
  /** Tokens that are numbers, ascending; `numberCount` of them. */
  readonly numbers: Int32Array;
  readonly numberCount: number;
  /** The number of Chinese or Japanese tokens. */
  readonly hanCount: number;
  /** Signs that may belong to an address, a link or an id, ascending; `markCount` of them. */
  readonly marks: Int32Array;
  readonly markCount: number;
  /** Numbers, words with a capital and those that have `role.opener`, ascending; `openerCount` of them. */
  readonly openers: Int32Array;
  readonly openerCount: number;
  /** Words that have `role.given`, ascending; `givenCount` of them. */
  readonly givens: Int32Array;
  readonly givenCount: number;
  /** Words that have `role.label`, ascending; `labelCount` of them. */
  readonly labels: Int32Array;
  readonly labelCount: number;
  /** Words that have `role.and`, and ampersands, ascending; `andCount` of them. */
  readonly ands: Int32Array;
  readonly andCount: number;
  /** Words of one letter, ascending; `singleCount` of them. */
  readonly singles: Int32Array;
  readonly singleCount: number;
  /** Words that stand in rows of words, such as those of a wallet, ascending; `rowCount` of them. */
  readonly rows: Int32Array;
  readonly rowCount: number;
  /** Words of four code units or more that have a capital or are no ordinary words, ascending; `strangeCount` of them. */
  readonly strange: Int32Array;
  readonly strangeCount: number;
  /** Bits of `signBit` of the signs that the text has: others with the same bit may be meant. */
  readonly signs: number;
  /** Bits of `letterTrait` that any letter of the text has. */
  readonly traits: number;
  /** The number of words with a letter of `letterTrait.otherLatin`, and of `unlearntLatin`. */
  readonly otherLatinCount: number;
  readonly unlearntLatinCount: number;
}

const shortestStrange = 4;
const ordinary = word.dictionary | word.functionWord | word.known | word.proper | word.notName;

export const signBit = (code: number): number => 1 << (code & 31);

const ampersand = 0x26;
const isMark = (code: number): boolean => code === 0x40 || code === 0x3a || code === 0x2e || code === 0x2d;

const scratch = createArrays(1 << 14);

function createArrays(size: number) {
  return {
    codeUnits: createCodeUnits(size),
    start: new Int32Array(size),
    end: new Int32Array(size),
    kind: new Uint8Array(size),
    gap: new Uint8Array(size),
    wordCase: new Uint8Array(size),
    hash: new Int32Array(size),
    exact: new Int32Array(size),
    flags: new Int32Array(size),
    roles: new Uint8Array(size),
    languages: new Int32Array(size),
    taken: new Uint8Array(size),
    numbers: new Int32Array(size),
    marks: new Int32Array(size),
    openers: new Int32Array(size),
    givens: new Int32Array(size),
    labels: new Int32Array(size),
    ands: new Int32Array(size),
    singles: new Int32Array(size),
    rows: new Int32Array(size),
    strange: new Int32Array(size),
  };
}

/** Returns tokens that are valid until the next call: for short texts the arrays are reused. */
export function tokenise(text: string): Tokens {
  const arrays = text.length < scratch.start.length ? scratch : createArrays(text.length + 1);
  const {
    codeUnits: { units: codes, write },
    start,
    end,
    kind,
    gap,
    wordCase: cases,
    hash,
    exact,
    flags,
    roles: roleBits,
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
  } = arrays;
  const length = text.length;
  write(text);
  codes[length] = 0x20;
  let count = 0;
  let numberCount = 0;
  let markCount = 0;
  let openerCount = 0;
  let givenCount = 0;
  let labelCount = 0;
  let andCount = 0;
  let singleCount = 0;
  let rowCount = 0;
  let strangeCount = 0;
  let hanCount = 0;
  let signs = 0;
  let otherLatinCount = 0;
  let unlearntLatinCount = 0;
  let i = 0;
  let breaks = 0;
  let traits = 0;
  let blank = 0;
  while (i < length) {
    const code = codes[i] as number;
    const group = classOf[code] as number;
    if (code > 0x7f) traits |= traitOf[code] as number;
    if (group === space) {
      blank = 1;
      i++;
      continue;
    }
    if (group === lineBreak) {
      // CR LF is one line end
      if (code !== 0x0a || i === 0 || codes[i - 1] !== 0x0d) breaks++;
      i++;
      continue;
    }
    start[count] = i;
    gap[count] = breaks > 1 ? 3 : breaks === 1 ? 2 : blank;
    breaks = 0;
    blank = 0;
    if (group === lower || group === upper) {
      const first = i;
      let value = hashStart;
      let hasFar = 0;
      let ownTraits = 0;
      let uppers = 0;
      let marksInside = 0;
      let letter = letterOf[code] as number;
      for (;;) {
        // most letters are small ones of ASCII
        if ((letter & (classMask | isFarLetter)) !== lower) {
          const next = letter & classMask;
          if (letter & isFarLetter) {
            ownTraits |= traitOf[codes[i] as number] as number;
            hasFar = 1;
          }
          if (next === upper) uppers++;
          else if (next === mark) {
            marksInside++;
            letter = letterOf[codes[++i] as number] as number;
            continue;
          } else if (next !== lower) break;
        }
        value = hashStep(value, letter >> letterBits);
        letter = letterOf[codes[++i] as number] as number;
      }
      const letters = i - first - marksInside;
      if (ownTraits !== 0) {
        traits |= ownTraits;
        if (ownTraits & letterTrait.otherLatin) otherLatinCount++;
        if (ownTraits & letterTrait.unlearntLatin) unlearntLatinCount++;
      }
      const at = slotOf(value);
      const found = flagsAt(at);
      const roles = rolesAt(at);
      kind[count] = tokenKind.word;
      const written = group === lower ? 0 : uppers === letters && letters > 1 ? 2 : 1;
      cases[count] = written;
      hash[count] = value;
      // the folded hash tells all other words, but for two in a million
      exact[count] =
        hasFar === 1 || (written < 2 && uppers !== written)
          ? exactHash(codes, first, i)
          : ((code << 16) ^ ((codes[i - 1] as number) << 8) ^ (letters << 2) ^ written) | 0;
      flags[count] = found;
      roleBits[count] = roles;
      languages[count] = languagesAt(at);
      if (letters === 1) singles[singleCount++] = count;
      else if (i - first >= shortestStrange && (group !== lower || (found & ordinary) === 0))
        strange[strangeCount++] = count;
      if (group !== lower || roles & role.opener) openers[openerCount++] = count;
      if (roles & role.given) givens[givenCount++] = count;
      if (roles & role.label) labels[labelCount++] = count;
      if (roles & role.and) ands[andCount++] = count;
      if (found & word.row) rows[rowCount++] = count;
    } else if (group === digit) {
      const first = i;
      do i++;
      while (classOf[codes[i] as number] === digit);
      exact[count] = exactHash(codes, first, i);
      numbers[numberCount++] = count;
      openers[openerCount++] = count;
      kind[count] = tokenKind.number;
      cases[count] = 0;
      flags[count] = 0;
      hash[count] = 0;
    } else if (group === ideograph) {
      let at = code;
      const first = i;
      do {
        // kana between Han show that it is Japanese
        traits |= traitOf[at] as number;
        at = codes[++i] as number;
      } while (classOf[at] === ideograph);
      exact[count] = exactHash(codes, first, i);
      hanCount++;
      kind[count] = tokenKind.ideographs;
      cases[count] = 0;
      flags[count] = 0;
      hash[count] = 0;
    } else {
      i++;
      signs |= signBit(code);
      if (isMark(code)) marks[markCount++] = count;
      else if (code === ampersand) ands[andCount++] = count;
      kind[count] = tokenKind.sign;
      cases[count] = 0;
      flags[count] = 0;
      hash[count] = code;
      exact[count] = 0;
    }
    end[count] = i;
    count++;
  }
  taken.fill(0, 0, count);
  return {
    text,
    codes,
    count,
    start,
    end,
    kind,
    gap,
    wordCase: cases,
    hash,
    exact,
    flags,
    roles: roleBits,
    languages,
    taken,
    numbers,
    numberCount,
    hanCount,
    marks,
    markCount,
    openers,
    openerCount,
    givens,
    givenCount,
    labels,
    labelCount,
    ands,
    andCount,
    singles,
    singleCount,
    rows,
    rowCount,
    strange,
    strangeCount,
    signs,
    traits,
    otherLatinCount,
    unlearntLatinCount,
  };
}
