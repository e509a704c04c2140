/** Reads an address part by part from a possible beginning, and adds up points of evidence. */
import { wordsOfAll } from '../language/language-word.ts';
import { hashesOf, hashWord, ordinaryWord, word } from '../lexicon/lexicon.ts';
import {
  has,
  isApostrophe,
  isCapital,
  isNumber,
  isSign,
  isStrongPlace,
  isWord,
  lengthOf,
  textOf,
} from '../text/evidence.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isCount, isMeasured } from './count-number.ts';
import { isAnnounced } from './house.ts';
import { hasStreetEnding, isAbbreviated } from './street-ending.ts';

export interface AddressScan {
  /** The last token of the address. */
  readonly last: number;
  readonly score: number;
  /** True if it consists of numbers only: each of them would give the same result. */
  readonly isNumbers: boolean;
}

/** The most tokens of an address. */
const mostTokens = 48;

const comma = 0x2c;
const dot = 0x2e;
const hash = 0x23;
const hyphen = 0x2d;
const slash = 0x2f;
const openBracket = 0x28;
const closeBracket = 0x29;
const numero = 0xba;
/** The code units of the digits 19 and 20. */
const nineteen = 0x31 * 100 + 0x39;
const twenty = 0x32 * 100 + 0x30;
const the = hashWord('the');
const nan = hashWord('nan');
const saint = hashWord('st');

/** @param isSmall true if the text has no capitals: lower-case words may then be names of streets and towns */
export function scanAddress(tokens: Tokens, first: number, isSmall: boolean): AddressScan {
  const { count, gap, taken, flags } = tokens;
  let last = first - 1;
  let street = 0;
  let unit = 0;
  let besideNumber = 0;
  let place = 0;
  let zip = 0;
  let lines = 0;
  let named = 0;
  const limit = Math.min(count, first + mostTokens);
  let i = first;
  while (i < limit && taken[i] === 0) {
    const gapHere = gap[i] as number;
    if (i > first && gapHere === gapBefore.paragraph) break;
    const isNewLine = i > first && gapHere === gapBefore.line;
    if (isNewLine && !mayGoOn(tokens, i)) break;
    if (isNewLine) lines++;
    if (isNumber(tokens, i)) {
      // "Run 2400 m"
      const isVerb = street === 1 && last === first && i === first + 1;
      if (isVerb && isMeasured(tokens, i)) break;
      if ((street + unit === 0 || isSmall) && isCount(tokens, i)) break;
      // "URL1393" is an identifier
      const isApart = gapHere > gapBefore.none || !isCapital(tokens, i - 1);
      if (i > first && isCapital(tokens, i - 1) && gapHere === gapBefore.blank && !isYear(tokens, i))
        besideNumber++;
      const digits = lengthOf(tokens, i);
      if (digits > 6) break;
      if (digits >= 4 && i > first + 1 && isApart && !isYear(tokens, i)) zip = 1;
      last = i++;
      // 12b, 5th, 24-A
      while (i < limit && gap[i] === 0 && isWord(tokens, i) && lengthOf(tokens, i) <= 2) last = i++;
      if (isRepeated(tokens, i)) i++;
      continue;
    }
    if (tokens.kind[i] === tokenKind.sign) {
      if (!mayStandInside(tokens, i, first, isSmall)) break;
      if (isSign(tokens, i, closeBracket)) last = i;
      i++;
      continue;
    }
    if (!isWord(tokens, i)) break;
    const flag = flags[i] as number;
    if (i + 1 < count && isSign(tokens, i + 1, 0x3a) && gap[i + 1] === 0) break;
    if (flag & word.unit && isUnitNumber(tokens, i + 1)) {
      unit++;
      i += isSign(tokens, i + 1, dot) || isSign(tokens, i + 1, hash) ? 2 : 1;
      if (isSign(tokens, i, hash)) i++;
      last = i++;
      continue;
    }
    const capital = isCapital(tokens, i);
    const isStreet =
      !isTwice(tokens, i) &&
      ((flag & word.streetEnd &&
        (capital || (isSmall && !isWeakEnd(tokens, i, first)) || isStreetBehind(tokens, i, first)) &&
        !isSaint(tokens, i)) ||
        (flag & word.streetStart && isStreetStart(tokens, i, isSmall)));
    if (isStreet || (capital && hasStreetEnding(tokens, i))) {
      street++;
      if (isNumber(tokens, i - 1) && i > first) besideNumber++;
      last = i++;
      if (isSign(tokens, i, dot) && gap[i] === 0 && isAbbreviated(tokens, i - 1)) i++;
      continue;
    }
    // A state and a postcode: "Boise, ID 83701".
    if (
      capital &&
      lengthOf(tokens, i) === 2 &&
      tokens.wordCase[i] === wordCase.capitals &&
      isNumber(tokens, i + 1) &&
      named > 0
    ) {
      last = i++;
      continue;
    }
    if (capital) {
      if (flag & word.known && !(flag & (word.place | word.surname)) && !isSign(tokens, i - 1, openBracket)) {
        break;
      }
      // "12 Cue The Lonely Island", but "12 The Mews"
      if (!isNewLine && tokens.hash[i] === the && isCapital(tokens, i - 1)) break;
      if (isNumber(tokens, i - 1) && i > first && !isNewLine) besideNumber++;
      if (flag & word.place || isStrongPlace(flag)) place = 1;
      named++;
      last = i++;
      // An initial, or an abbreviation.
      if (isSign(tokens, i, dot) && gap[i] === 0 && lengthOf(tokens, i - 1) <= 2) i++;
      continue;
    }
    if (flag & word.particle && startsName(tokens, i + 1, isSmall)) {
      i++;
      continue;
    }
    if ((street + besideNumber > 0 && isCorner(tokens, i)) || isOwnersEnding(tokens, i)) {
      i++;
      continue;
    }
    if (tokens.hash[i] === nan && textOf(tokens, i) === 'nan' && lines + zip + unit + besideNumber > 0) {
      last = i++;
      continue;
    }
    if (!isSmall || !maySmallWord(tokens, i, flag, street + unit + lines)) break;
    if (isBehindHouse(tokens, i) && i > first && !isNewLine) besideNumber++;
    if (flag & word.place) place = 1;
    named++;
    last = i++;
  }
  const score =
    (street > 0 ? 2 : 0) +
    (unit > 0 ? 2 : 0) +
    Math.min(besideNumber, 2) +
    place +
    (zip === 1 && named > 0 ? 1 : 0) +
    (lines > 0 ? 1 : 0);
  const isNumbers = named + street + unit === 0;
  // "kopi o kosong 1, milo peng 1": in lower case words and numbers alone are an order or a score.
  const isBare = isSmall && street + unit + lines + zip === 0;
  return { last, score: isNumbers || isBare ? 0 : score, isNumbers };
}

export const streetKinds = hashesOf(wordsOfAll(({ street }) => street?.kind));

/**
 * Returns whether it is an everyday word that also ends streets, behind nothing but such words: "12 stall close", "5 round walk".
 */
function isWeakEnd(tokens: Tokens, i: number, first: number): boolean {
  // "3 spurs 0"
  if (isNumber(tokens, i - 1) && !has(tokens, i, word.streetStart)) return true;
  if (!has(tokens, i, word.dictionary) || streetKinds.has(tokens.hash[i] as number)) return false;
  for (let at = first; at < i; at++)
    if (isWord(tokens, at) && lengthOf(tokens, at) > 1 && !has(tokens, at, ordinaryWord)) return false;
  return !isAnnounced(tokens, first);
}

/** Returns true for "bis" in "45 bis boulevard Voltaire", a second house with the same number. */
const isRepeated = (tokens: Tokens, i: number): boolean =>
  has(tokens, i + 1, word.streetStart) &&
  isWord(tokens, i) &&
  /^(?:bis|ter|quater)$/i.test(textOf(tokens, i));

/** Returns true for 1900 to 2099, which is more often a year than a postcode. */
function isYear({ codes, start, end }: Tokens, i: number): boolean {
  const from = start[i] as number;
  if ((end[i] as number) - from !== 4) return false;
  const century = (codes[from] as number) * 100 + (codes[from + 1] as number);
  return century === nineteen || century === twenty;
}

/**
 * Returns whether the next line belongs to the address: a town, a postcode, a flat; not a telephone number or a
 * label.
 */
function mayGoOn(tokens: Tokens, i: number): boolean {
  if (isNumber(tokens, i)) {
    if (lengthOf(tokens, i) > 6) return false;
    const next = i + 1;
    if (next >= tokens.count || (tokens.gap[next] as number) >= gapBefore.line)
      return lengthOf(tokens, i) >= 3;
    if (tokens.kind[next] === tokenKind.number) return false;
    if (tokens.kind[next] === tokenKind.word) {
      return isCapital(tokens, next) || tokens.gap[next] === 0 || lengthOf(tokens, i) === 5;
    }
    return isSign(tokens, next, comma) || (isSign(tokens, next, dot) && !isNumber(tokens, next + 1));
  }
  return isWord(tokens, i) || isSign(tokens, i, comma);
}

function mayStandInside(tokens: Tokens, i: number, first: number, isSmall: boolean): boolean {
  const { gap, count } = tokens;
  if (i + 1 >= count) return false;
  const next = gap[i + 1] as number;
  if (isSign(tokens, i, comma)) return next < gapBefore.paragraph;
  if (isSign(tokens, i, hash) || isSign(tokens, i, numero)) return true;
  if (isSign(tokens, i, openBracket))
    return isSign(tokens, i + 2, closeBracket) && (isCapital(tokens, i + 1) || isSmall);
  if (isSign(tokens, i, closeBracket)) return i - 2 > first && isSign(tokens, i - 2, openBracket);
  if (isSign(tokens, i, hyphen) || isSign(tokens, i, slash) || isApostrophe(tokens, i)) {
    // "3 Idiots - All Izz Well" is an artist and a song.
    const isDivider =
      next > 0 && (gap[i] as number) > 0 && !isNumber(tokens, i - 1) && !has(tokens, i - 1, word.place);
    return next === 0 || isNumber(tokens, i + 1) || (isCapital(tokens, i + 1) && !isDivider);
  }
  // "13. Suite 104": a house number with a full stop, followed by a flat.
  if (isDecimal(tokens, i - 1)) return false;
  if (isSign(tokens, i, dot)) return next === 0 || (isNumber(tokens, i - 1) && has(tokens, i + 1, word.unit));
  return false;
}

/** "2.4 run", "8.80": the digits behind the full stop touch it. */
const isDecimal = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i) &&
  isSign(tokens, i + 1, dot) &&
  isNumber(tokens, i + 2) &&
  tokens.gap[i + 1] === gapBefore.none &&
  tokens.gap[i + 2] === gapBefore.none;

function isUnitNumber(tokens: Tokens, i: number): boolean {
  let at = i;
  if (isSign(tokens, at, dot)) at++;
  if (isSign(tokens, at, hash)) at++;
  // "RM 8.80" is money.
  if (isNumber(tokens, at)) return !isDecimal(tokens, at);
  return isCapital(tokens, at) && lengthOf(tokens, at) === 1 && at === i;
}

/** Returns true for the last letter of "St John's". */
const isOwnersEnding = (tokens: Tokens, i: number): boolean =>
  lengthOf(tokens, i) === 1 &&
  tokens.gap[i] === gapBefore.none &&
  textOf(tokens, i) === 's' &&
  isCapital(tokens, i - 2);

/** Returns true for "St." in "5th, St. George's 6th", where no street name precedes it. */
function isSaint(tokens: Tokens, i: number): boolean {
  if (tokens.hash[i] !== saint || isWord(tokens, i - 1)) return false;
  const next = isSign(tokens, i + 1, dot) ? i + 2 : i + 1;
  return isCapital(tokens, next) && (tokens.gap[next] as number) <= gapBefore.blank;
}

/** Returns true for "útja" in "Árpád fejedelem útja": a lower-case kind of street after a name. */
const isStreetBehind = (tokens: Tokens, i: number, first: number): boolean =>
  (i > first || isNumber(tokens, i + 1)) &&
  isCapital(tokens, i - 1) &&
  lengthOf(tokens, i - 1) > 1 &&
  tokens.gap[i] === gapBefore.blank;

/** "jalan jalan" is a stroll. */
const isTwice = ({ hash }: Tokens, i: number): boolean => hash[i] === hash[i + 1] || hash[i] === hash[i - 1];

/**
 * A kind of street of one letter ("C/ Mayor", "R. das Flores") must be followed by a name: neither "R 512" nor
 * "18 C" is one.
 */
function isStreetStart(tokens: Tokens, i: number, isSmall: boolean): boolean {
  // "PSLE AL 8"
  if (lengthOf(tokens, i) === 2 && isNumber(tokens, i + 1)) return false;
  if (lengthOf(tokens, i) > 1) return isCapital(tokens, i) || startsName(tokens, i + 1, isSmall);
  // "teh c siu dai"
  if (isSmall && !isSign(tokens, i + 1, slash) && !isSign(tokens, i + 1, dot)) return false;
  const isDegree = isCapital(tokens, i) && isNumber(tokens, i - 1);
  return !isDegree && startsName(tokens, i + 1, isSmall);
}

/** Returns whether a capitalised word follows, perhaps after lower-case words of a name. */
function startsName(tokens: Tokens, from: number, isSmall: boolean): boolean {
  for (let i = from, words = 0; i < from + 5 && words < 3; i++) {
    if (isCapital(tokens, i)) return true;
    if (isSign(tokens, i, dot) || isApostrophe(tokens, i) || isSign(tokens, i, slash)) continue;
    if (!isWord(tokens, i)) return false;
    if (isSmall) return !has(tokens, i, word.functionWord) || has(tokens, i, word.particle);
    if (!has(tokens, i, word.particle)) return false;
    words++;
  }
  return false;
}

/** Returns true for the `and` of "Retreat Avenue and Waechter Turnpike", if another street follows it. */
function isCorner(tokens: Tokens, i: number): boolean {
  if (lengthOf(tokens, i) !== 3 || textOf(tokens, i) !== 'and') return false;
  for (let at = i + 1; at <= i + 5; at++) {
    if (has(tokens, at, word.streetEnd | word.streetStart) && isCapital(tokens, at)) return true;
    if (isNumber(tokens, at) || isCapital(tokens, at) || has(tokens, at, word.particle)) continue;
    return false;
  }
  return false;
}

/** Returns whether a house number precedes: "221", "221b". */
const isBehindHouse = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i - 1) ||
  (isNumber(tokens, i - 2) &&
    isWord(tokens, i - 1) &&
    tokens.gap[i - 1] === gapBefore.none &&
    lengthOf(tokens, i - 1) === 1);

/** In a text without capitals any word may be part of a name, up to an ordinary English word. */
function maySmallWord(tokens: Tokens, i: number, flag: number, evidence: number): boolean {
  if (flag & word.plainFunctionWord) return false;
  if (flag & (word.place | word.surname | word.given | word.placeStart)) return true;
  if (flag & word.functionWord && !(flag & word.particle)) return false;
  if ((flag & word.dictionary) === 0) return true;
  // "221b baker street", "calle mayor 5"
  if (has(tokens, i - 1, word.streetStart)) return true;
  return evidence === 0
    ? isBehindHouse(tokens, i)
    : isSign(tokens, i - 1, comma) || tokens.gap[i] === gapBefore.line;
}
