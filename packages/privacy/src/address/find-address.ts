/** Finds postal addresses, starting from a house number, a kind of street, a flat or a post office box. */

import { splitWords, wordsOfAll } from '../language/language-word.ts';
import { hashesOf, hashWord, word } from '../lexicon/lexicon.ts';
import {
  has,
  isCapital,
  isNumber,
  isSign,
  isStrongGiven,
  isUnknown,
  isWord,
  lengthOf,
  textOf,
} from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { findBox } from './find-box.ts';
import { findBuildings } from './find-building.ts';
import { findHouseStreets } from './find-house-street.ts';
import { findKindStreets } from './find-kind-street.ts';
import { findPrepositionStreets } from './find-preposition-street.ts';
import { findSmallStreets } from './find-small-street.ts';
import { isAnnounced } from './house.ts';
import { scanAddress, streetKinds } from './scan-address.ts';
import { hasStreetEnding, isAbbreviated } from './street-ending.ts';

/** The points that the parts of an address must reach; `scanAddress` adds them up. */
const enough = 3;
/** The points for a street with a name and no number, or for a single flat. */
const enoughForStreet = 2;
/** The number of tokens before an address in which a word may announce it. */
const cueReach = 7;

export function findAddresses(tokens: Tokens, nature: TextNature, findings: Findings): void {
  const { openers, openerCount, taken, flags } = tokens;
  findBuildings(tokens, findings);
  findSmallStreets(tokens, findings);
  findHouseStreets(tokens, findings);
  /** The first token that has not been read. */
  let next = 0;
  for (let n = 0; n < openerCount; n++) {
    const i = openers[n] as number;
    if (i < next || taken[i] === 1) continue;
    const flag = flags[i] as number;
    const box = flag & word.box ? findBox(tokens, i) : -1;
    if (box > 0) {
      const more = scanAddress(tokens, box + 1, nature.isSmall);
      const last = more.last > box && !isSign(tokens, box + 1, 0x2e) ? more.last : box;
      findings.take(
        isNumber(tokens, i - 1) && tokens.gap[i] === gapBefore.blank ? i - 1 : i,
        last,
        'ADDRESS',
      );
      next = last + 1;
      continue;
    }
    if (!mayBegin(tokens, i, nature) || isToThe(tokens, i)) continue;
    const { last, score, isNumbers } = scanAddress(tokens, i, nature.isSmall);
    if (isNumbers && last > i) next = last;
    // In lower case "2 points" is no address: a street has a name.
    if (last <= i + (nature.isSmall && isNumber(tokens, i) ? 1 : 0) || score === 0) continue;
    const isUnit = (flag & word.unit) !== 0 && !publicRooms.has(tokens.hash[i] as number);
    const isEnough = (isUnit || (flag & word.streetStart) !== 0) && !isNumber(tokens, i);
    const needed = isEnough ? enoughForStreet : enough;
    // The context adds at most one point.
    if (score + 1 < needed || !hasAnchor(tokens, i, last)) continue;
    const first = extendLeft(tokens, i);
    if (score < needed && !isAnnounced(tokens, first, cueReach) && !isOwnLine(tokens, first, last)) continue;
    findings.take(first, last, 'ADDRESS');
    next = last + 1;
  }
  // Text with capitals is examined more closely above.
  findKindStreets(tokens, nature.language, findings);
  findNamedStreets(tokens, findings);
  findPrepositionStreets(tokens, nature.language, findings);
}

/** A room by itself may be a lecture's, and a flat has "5 room" or "3 bilik". */
const publicRooms = hashesOf(['room', 'rm', 'bilik', 'level']);

/** Returns whether there is a number that is not the end of a word, as it is in "via Qualcomm MDM9615". */
function hasAnchor(tokens: Tokens, first: number, last: number): boolean {
  for (let i = first; i <= last; i++)
    if (isNumber(tokens, i) && !(isWord(tokens, i - 1) && tokens.gap[i] === gapBefore.none)) return true;
  return false;
}

/** "route" and "place" begin French streets, and are English words. */
const ownStreetStarts = new Set(
  wordsOfAll(({ dictionary, roleWords }) => (dictionary ? roleWords.streetStart : '')).map(hashWord),
);
const toThe = hashWord('al');
const numberedProducts = 'ps windows android iphone galaxy';
/** "Level 4", "Season 2": parts of games, shows and books are numbered like houses. */
const counted = new Set(
  [...wordsOfAll(({ countedThing }) => countedThing), ...splitWords(numberedProducts)].map(hashWord),
);

/**
 * Returns whether it is Spanish or Italian for "to the", as in "al perro del 3 al 10". As the Polish word for a
 * street, it has a house number after the name.
 */
const isToThe = (tokens: Tokens, i: number): boolean =>
  tokens.hash[i] === toThe &&
  !isCapital(tokens, i) &&
  !isSign(tokens, i + 1, 0x2e) &&
  !isNumber(tokens, i + 2) &&
  !(isNumber(tokens, i + 3) && !has(tokens, i + 2, word.functionWord));

/** Their number is a part's, not a count: "dorm 5 room 212". */
const numberedParts = hashesOf([
  'bed',
  'bunk',
  'katil',
  'wing',
  'dorm',
  'dormitory',
  'hostel',
  'hall',
  'tower',
]);

/** Returns whether the number counts rooms, as in "5 room"; that of a part before a room does not: "level 3 room 12". */
const isCountOfRooms = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i) &&
  publicRooms.has(tokens.hash[i + 1] as number) &&
  !publicRooms.has(tokens.hash[i - 1] as number) &&
  !numberedParts.has(tokens.hash[i - 1] as number) &&
  !has(tokens, i - 1, word.unit);

function mayBegin(tokens: Tokens, i: number, { isSmall, language }: TextNature): boolean {
  const { flags, gap } = tokens;
  if (isNumber(tokens, i)) {
    // The number is not part of a decimal, a time or a price.
    return (
      (i === 0 || gap[i] !== 0 || (isSign(tokens, i - 1, 0x3a) && !isNumber(tokens, i - 2))) &&
      lengthOf(tokens, i) <= 6 &&
      i + 1 < tokens.count &&
      gap[i + 1] !== gapBefore.paragraph &&
      !isCountOfRooms(tokens, i)
    );
  }
  if (!isWord(tokens, i)) return false;
  const flag = flags[i] as number;
  if (
    flag & word.unit &&
    !isCountOfRooms(tokens, i - 1) &&
    (isNumber(tokens, i + 1) || (isSign(tokens, i + 1, 0x2e) && isNumber(tokens, i + 2)))
  )
    return true;
  // "Kossuth Lajos utca 14": the kind of street follows the name in lower case.
  if (flag & word.streetEnd && isNumber(tokens, i + 1) && isCapital(tokens, i - 1)) {
    return (flag & word.dictionary) === 0 || isUnknown(tokens, i - 1);
  }
  if (isShortStreet(tokens, i)) return true;
  if (isSmall && flag & word.dictionary && language?.dictionary !== undefined)
    return ownStreetStarts.has(tokens.hash[i] as number);
  if (isSmall) return (flag & word.streetStart) !== 0 && (flag & word.plainFunctionWord) === 0;
  if (flag & word.streetStart && (flag & word.plainFunctionWord) === 0) return true;
  return (
    isCapital(tokens, i) &&
    isNumber(tokens, i + 1) &&
    gap[i + 1] === gapBefore.blank &&
    (hasStreetEnding(tokens, i) || (flag & word.functionWord) === 0) &&
    (flag & word.known) === 0 &&
    !counted.has(tokens.hash[i] as number)
  );
}

/** Returns true for "Hauptstr. 88". */
const isShortStreet = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) &&
  isSign(tokens, i + 1, 0x2e) &&
  tokens.gap[i + 1] === gapBefore.none &&
  isNumber(tokens, i + 2) &&
  hasStreetEnding(tokens, i) &&
  isAbbreviated(tokens, i);

/** Extends to the left: further words of a street's name, a number before it, and "the corner of". */
function extendLeft(tokens: Tokens, from: number): number {
  const { gap } = tokens;
  let first = from;
  if (!isNumber(tokens, from) && !has(tokens, from, word.unit)) {
    for (let words = 0; words < 3 && first > 0 && (gap[first] as number) <= gapBefore.blank; words++) {
      if (!isCapital(tokens, first - 1) || tokens.taken[first - 1] === 1) break;
      if (has(tokens, first - 1, word.functionWord | word.known | word.title)) break;
      if (words > 0 && isStrongGiven(tokens.flags[first - 1] as number)) break;
      first--;
    }
  }
  while (
    first > 0 &&
    isNumber(tokens, first - 1) &&
    gap[first] === gapBefore.blank &&
    lengthOf(tokens, first - 1) <= 6
  )
    first--;
  // "Anne-Lotte and Aqqusinersuaq 99"
  if (first > 1 && textOf(tokens, first - 1).toLowerCase() === 'and' && isCapital(tokens, first - 2)) {
    first -= 2;
    while (first > 1 && gap[first] === 0 && isSign(tokens, first - 1, 0x2d) && isCapital(tokens, first - 2))
      first -= 2;
    while (
      first > 0 &&
      gap[first] === gapBefore.blank &&
      isCapital(tokens, first - 1) &&
      !has(tokens, first - 1, word.functionWord)
    )
      first--;
    while (first > 0 && isNumber(tokens, first - 1) && gap[first] === gapBefore.blank) first--;
  }
  if (first > 2 && textOf(tokens, first - 1) === 'of' && textOf(tokens, first - 2).toLowerCase() === 'corner')
    first -= 3;
  return first;
}

/** Returns whether the address fills a whole line, apart from bullets. */
function isOwnLine(tokens: Tokens, first: number, last: number): boolean {
  if (last + 1 < tokens.count && (tokens.gap[last + 1] as number) < gapBefore.line) return false;
  let i = first;
  while (i > 0 && (tokens.gap[i] as number) < gapBefore.line && tokens.kind[i - 1] === tokenKind.sign) i--;
  return i > 0 && (tokens.gap[i] as number) >= gapBefore.line;
}

/** Finds "Herceg Gateway St.", "Bond Street": a name and a kind of street, both capitalised. */
function findNamedStreets(tokens: Tokens, findings: Findings): void {
  const { labels, labelCount, taken, gap, flags } = tokens;
  for (let n = 0; n < labelCount; n++) {
    const i = labels[n] as number;
    if (((flags[i] as number) & word.streetEnd) === 0 || taken[i] === 1 || !isCapital(tokens, i)) continue;
    if (gap[i] !== gapBefore.blank || !streetKinds.has(tokens.hash[i] as number)) continue;
    let first = i;
    while (first > 0 && i - first < 3 && gap[first] === gapBefore.blank && isCapital(tokens, first - 1)) {
      if (has(tokens, first - 1, word.functionWord) || taken[first - 1] === 1) break;
      first--;
    }
    if (first < i) findings.take(first, i, 'ADDRESS');
  }
}
