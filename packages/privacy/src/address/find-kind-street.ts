/** Finds lower-case streets by the word for the kind of street before the name: `calle mayor 5`, `12 rue de la paix`. */

import type { Language } from '../language/language.ts';
import { splitWords } from '../language/language-word.ts';
import { languages } from '../language/languages.ts';
import type { HashSet } from '../lexicon/hash-set.ts';
import { hashesOf, hashWord, word } from '../lexicon/lexicon.ts';
import { has, isNumber, isSign, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { houseEnd, isAnnounced, isCountedBehind, isHouse, nameEndBefore, townEnd } from './house.ts';

interface Kinds {
  readonly language: Language;
  /** Words before the name. */
  readonly before: HashSet;
}

const kinds = languages.map(
  (language): Kinds => ({
    language,
    before: hashesOf(splitWords(language.street?.small?.before)),
  }),
);

/** "Sent via whatsapp 2": the Italian word for a street is also a preposition. */
const via = hashWord('via');
const service = word.thing | word.thingStart | word.dictionary | word.known;

const mostNameWords = 3;
const mostTokens = 7;
const slash = 0x2f;
const dot = 0x2e;
const comma = 0x2c;

export function findKindStreets(tokens: Tokens, language: Language | undefined, findings: Findings): void {
  const { numbers, numberCount, taken } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const house = numbers[n] as number;
    if (taken[house] === 1 || !isHouse(tokens, house)) continue;
    if (!isNearKind(tokens, house)) continue;
    for (const one of kinds) {
      // "via" is also an English and a German word.
      const isIts = one.language === language;
      const first = one.before.size > 0 ? startBefore(tokens, house, one.before, isIts) : -1;
      const last =
        first >= 0 ? flatEnd(tokens, houseEnd(tokens, house)) : isIts ? endBehind(tokens, house, one) : -1;
      if (last < 0 || isCountedBehind(tokens, last)) continue;
      findings.take(first >= 0 ? first : house, townEnd(tokens, last), 'ADDRESS');
      break;
    }
  }
}

/** Bits that every kind of street has one of. */
const anyKind = word.streetStart | word.streetEnd;
const farthestBehind = 6;
const isNearKind = ({ flags, count }: Tokens, house: number): boolean => {
  const last = Math.min(count - 1, house + farthestBehind);
  for (let i = Math.max(0, house - mostTokens - 4); i <= last; i++)
    if (((flags[i] as number) & anyKind) !== 0) return true;
  return false;
};

const mostFlatNumbers = 2;
const longestFlat = 2;

/** Returns the last token of ", 2, 1" or ", 5A" after the house number. */
function flatEnd(tokens: Tokens, house: number): number {
  let last = house;
  for (let n = 0; n < mostFlatNumbers; n++) {
    const at = isSign(tokens, last + 1, comma) ? last + 2 : last + 1;
    const isFlat =
      isNumber(tokens, at) && lengthOf(tokens, at) <= longestFlat && !isCountedBehind(tokens, at);
    if (!isFlat || (tokens.gap[at] as number) > gapBefore.blank) break;
    last = houseEnd(tokens, at);
  }
  return last;
}

/** Returns the kind of street before the name that precedes the house number; -1 if there is none. */
function startBefore(tokens: Tokens, house: number, before: HashSet, isIts: boolean): number {
  let words = 0;
  for (let i = nameEndBefore(tokens, house); i >= 0 && i > house - mostTokens - 2; i--) {
    if (tokens.taken[i] === 1 || (tokens.gap[i + 1] as number) > gapBefore.blank) return -1;
    // "c/ mayor"
    if (isSign(tokens, i, slash) && words > 0 && isWord(tokens, i - 1) && lengthOf(tokens, i - 1) === 1)
      continue;
    if (isSign(tokens, i, dot) && words > 0 && tokens.gap[i] === gapBefore.none) continue;
    if (!isWord(tokens, i)) return -1;
    if (words > 0 && before.has(tokens.hash[i] as number)) {
      // "c" and "r" are also letters.
      const isShort =
        lengthOf(tokens, i) === 1 && !isSign(tokens, i + 1, slash) && !isSign(tokens, i + 1, dot);
      if (isShort) return -1;
      if (tokens.hash[i] === via) {
        const isService =
          has(tokens, i + 1, service) && !has(tokens, i + 1, word.place | word.given | word.surname);
        return isIts && !isService ? i : -1;
      }
      return isIts || isAnnounced(tokens, i) ? i : -1;
    }
    if (has(tokens, i, word.particle) && lengthOf(tokens, i) <= 5 && words > 0) continue;
    if (has(tokens, i, word.functionWord) || ++words > mostNameWords) return -1;
  }
  return -1;
}

/** Returns the last token of "12 rue de la paix"; -1 if it does not begin there. */
function endBehind(tokens: Tokens, house: number, { before, language }: Kinds): number {
  const at = houseEnd(tokens, house) + 1;
  const isKind =
    language.code === 'fr' &&
    isWord(tokens, at) &&
    tokens.wordCase[at] === wordCase.small &&
    tokens.gap[at] === gapBefore.blank &&
    before.has(tokens.hash[at] as number);
  return isKind ? nameEnd(tokens, at + 1) : -1;
}

/** Returns the last word of the name after "rue": one word, and particles before it. */
function nameEnd(tokens: Tokens, from: number): number {
  for (
    let i = from;
    i < from + mostTokens && isWord(tokens, i) && (tokens.gap[i] as number) <= gapBefore.blank;
    i++
  ) {
    if (has(tokens, i, word.particle) || has(tokens, i, word.article)) continue;
    return has(tokens, i, word.functionWord) ? -1 : i;
  }
  return -1;
}
