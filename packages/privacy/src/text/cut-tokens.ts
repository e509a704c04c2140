/** Divides text into words, numbers, ideographs and signs in one pass over its letters, and hashes each word. */

import { exactHash } from '@cgdx/name-tagger/word/hash.ts';
import {
  classOf as classes,
  digit as digitClass,
  isFar as farBit,
  ideograph as ideographClass,
  isLetter as letterBit,
  letterBits as letterShift,
  letterOf as letterTable,
  lineBreak as lineBreakClass,
  lower as lowerClass,
  isMark as markBit,
  space as spaceClass,
  isUpper as upperBit,
  upper as upperClass,
} from '../lexicon/character.ts';
import { hashStart, hashStep } from '../lexicon/lexicon.ts';
import { letterTrait as letterTraits, traitOf as traitTable } from './letter-trait.ts';
import type { TokenArrays } from './token-arrays.ts';
import {
  gapBefore as gapsBefore,
  signBit,
  tokenKind as tokenKinds,
  wordCase as wordCases,
} from './token-kind.ts';

// A local alias, so that the engine inlines its members.
const classOf = classes;
const digit = digitClass;
const ideograph = ideographClass;
const isFar = farBit;
const isLetter = letterBit;
const isMark = markBit;
const isUpper = upperBit;
const letterBits = letterShift;
const letterOf = letterTable;
const lineBreak = lineBreakClass;
const lower = lowerClass;
const space = spaceClass;
const upper = upperClass;
const letterTrait = letterTraits;
const traitOf = traitTable;
const gapBefore = gapsBefore;
const tokenKind = tokenKinds;
const wordCase = wordCases;

/** The counts of the pass: the lengths of lists, and traits of the whole text. */
export interface Cut {
  readonly count: number;
  /** The number of words, numbers and ampersands. */
  readonly readCount: number;
  readonly numberCount: number;
  readonly markCount: number;
  readonly singleCount: number;
  /** The number of Chinese or Japanese tokens. */
  readonly hanCount: number;
  /** Bits of `signBit` for the signs in the text; other signs may share a bit. */
  readonly signs: number;
  /** Bits of `letterTrait` that any letter of the text has. */
  readonly traits: number;
  /** The number of words with a letter of `letterTrait.otherLatin`, and of `unlearntLatin`. */
  readonly otherLatinCount: number;
  readonly unlearntLatinCount: number;
}

const blankCode = 0x20;
/** The shift that turns the bit `isUpper` into a one, so that capitals can be added up. */
const capitalShift = Math.log2(isUpper);
const ampersand = 0x26;
const isOfMarks = (code: number): boolean => code === 0x40 || code === 0x3a || code === 0x2e || code === 0x2d;

/** Writes the tokens, and lists the words, numbers and signs. */
export function cutTokens(text: string, arrays: TokenArrays): Cut {
  const {
    start,
    end,
    kind,
    gap,
    wordCase: cases,
    hash,
    exact,
    flags,
    roles,
    languages,
    read,
    numbers,
    marks,
    singles,
  } = arrays;
  const { units: codes, write } = arrays.codeUnits;
  const length = text.length;
  write(text);
  codes[length] = blankCode;
  let count = 0;
  let readCount = 0;
  let numberCount = 0;
  let markCount = 0;
  let singleCount = 0;
  let hanCount = 0;
  let signs = 0;
  let traits = 0;
  let otherLatinCount = 0;
  let unlearntLatinCount = 0;
  let breaks = 0;
  let blank = 0;
  for (let i = 0; i < length; ) {
    const code = codes[i] as number;
    const group = classOf[code] as number;
    if (group === space || group === lineBreak) {
      if (code > 0x7f) traits |= traitOf[code] as number;
      if (group === space) blank = 1;
      // CR LF is one line end
      else if (code !== 0x0a || i === 0 || codes[i - 1] !== 0x0d) breaks++;
      i++;
      continue;
    }
    const first = i;
    start[count] = first;
    gap[count] = breaks > 1 ? gapBefore.paragraph : breaks === 1 ? gapBefore.line : blank;
    breaks = 0;
    blank = 0;
    // The case of a word is written later.
    cases[count] = wordCase.small;
    flags[count] = 0;
    roles[count] = 0;
    languages[count] = 0;
    if (group === lower || group === upper) {
      let value = hashStart;
      let seen = 0;
      let uppers = 0;
      let within = 0;
      let letter = letterOf[code] as number;
      for (;;) {
        // No branches but the last: which letters are capitals cannot be predicted.
        while (letter & isLetter) {
          value = hashStep(value, letter >> letterBits);
          seen |= letter;
          uppers += letter & isUpper;
          letter = letterOf[codes[++i] as number] as number;
        }
        if ((letter & isMark) === 0) break;
        within++;
        seen |= isFar;
        letter = letterOf[codes[++i] as number] as number;
      }
      const letters = i - first - within;
      const capitals = uppers >> capitalShift;
      const isBegun = group === upper ? 1 : 0;
      const isInCapitals = capitals === letters && letters > 1;
      const written = isBegun === 0 ? wordCase.small : isInCapitals ? wordCase.capitals : wordCase.capital;
      kind[count] = tokenKind.word;
      cases[count] = written;
      hash[count] = value;
      // In plain letters, the folded hash identifies all but two in a million words.
      exact[count] =
        seen & isFar || (!isInCapitals && capitals !== isBegun)
          ? exactHash(codes, first, i)
          : ((code << 16) ^ ((codes[i - 1] as number) << 8) ^ (letters << 2) ^ written) | 0;
      read[readCount++] = count;
      if (letters === 1) singles[singleCount++] = count;
      if (seen & isFar) {
        const own = traitsOf(codes, first, i);
        traits |= own;
        if (own & letterTrait.otherLatin) otherLatinCount++;
        if (own & letterTrait.unlearntLatin) unlearntLatinCount++;
      }
    } else if (group === digit) {
      do i++;
      while (classOf[codes[i] as number] === digit);
      exact[count] = exactHash(codes, first, i);
      numbers[numberCount++] = count;
      read[readCount++] = count;
      kind[count] = tokenKind.number;
      hash[count] = 0;
    } else if (group === ideograph) {
      do i++;
      while (classOf[codes[i] as number] === ideograph);
      // Kana between Han show that the text is Japanese.
      traits |= traitsOf(codes, first, i);
      exact[count] = exactHash(codes, first, i);
      hanCount++;
      kind[count] = tokenKind.ideographs;
      hash[count] = 0;
    } else {
      i++;
      if (code > 0x7f) traits |= traitOf[code] as number;
      signs |= signBit(code);
      if (isOfMarks(code)) marks[markCount++] = count;
      else if (code === ampersand) read[readCount++] = count;
      kind[count] = tokenKind.sign;
      hash[count] = code;
      exact[count] = 0;
    }
    end[count++] = i;
    // Most tokens are followed by a blank.
    if (codes[i] === blankCode) {
      blank = 1;
      i++;
    }
  }
  return {
    count,
    readCount,
    numberCount,
    markCount,
    singleCount,
    hanCount,
    signs,
    traits,
    otherLatinCount,
    unlearntLatinCount,
  };
}

function traitsOf(codes: Uint16Array, from: number, to: number): number {
  let traits = 0;
  for (let i = from; i < to; i++) traits |= traitOf[codes[i] as number] as number;
  return traits;
}
