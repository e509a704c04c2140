/** Finds streets in lower case whose own ending tells that they are streets: `keizersgracht 123`, `karl-marx-str. 5`. */

import { anyOf, splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedSmallStreets } from '../language/shared-word.ts';
import { hashWord, word } from '../lexicon/lexicon.ts';
import { has, isNumber, isSign, isStrongPlace, isWord, lengthOf, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, type Tokens, wordCase } from '../text/tokenise.ts';
import { isCount } from './count-number.ts';

const listOf = (name: 'sure' | 'likely' | 'none'): string =>
  anyOf([...splitWords(sharedSmallStreets[name]), ...wordsOfAll(({ street }) => street?.small?.[name])]);
/** With a word before the ending: nobody ends another word so. */
const sure = new RegExp(`(?<=[\\p{L}-]{3})(?:${listOf('sure')})$`, 'u');
/** Also the ending of ordinary words: they need a town, a house with a letter, or a word that announces an address. */
const likely = new RegExp(`(?<=[\\p{L}-]{3})(?:${listOf('likely')})$`, 'u');
const none = new RegExp(`^(?:${listOf('none')})$`, 'u');
/** The kind of street as a word of its own, after a hyphen or a name. */
const kinds = new RegExp(`^(?:${listOf('sure')}|${listOf('likely')})$`, 'u');
const sureKinds = new RegExp(`^(?:${listOf('sure')})$`, 'u');
const mayEnd = new RegExp(`(?:${listOf('sure')}|${listOf('likely')})$`, 'u');

/** After a number more words end like a street by chance. */
const longEnding = /[\p{L}-]{3}(?:stra(?:ß|ss)e|gasse|straat|gracht)$/u;

/** Finnish has forms in "-llaan". */
const isNone = (written: string): boolean => none.test(written) || written.endsWith('llaan');

const hyphen = 0x2d;
const dot = 0x2e;
const comma = 0x2c;
const slash = 0x2f;

/** The words between the kind of street and the number of the house. */
const numberWords = new Set(['nr', 'no', 'nummer', 'numero', 'hausnummer', 'huisnummer', 'n'].map(hashWord));
/** What is counted behind a street: `landstraße 12 km`, `hauptstraße 3 mal`. */
const countedWords = new Set(
  `mal meter m x minuten minuter stunden std tage wochen monate jahre jahren leute personen euro eur prozent punkte
  autos kilometer kilometers min keer uur uren jaar jaren dagen weken mensen minuut kinderen auto's punten tor tore
  uhr timer dagar gånger gange ar år st stk kr sek sekunden grad`
    .split(/\s+/)
    .map(hashWord),
);
const mostHouseDigits = 4;
const mostLeft = 4;
/** The number of tokens before a street in which a word may announce it. */
const cueReach = 5;

/** Searches before the numbers of houses: most words of a text are beside none. */
export function findSmallStreets(tokens: Tokens, findings: Findings): void {
  const { numbers, numberCount, taken } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const house = numbers[n] as number;
    if (taken[house] === 1 || !isHouse(tokens, house)) continue;
    const street = wordBefore(tokens, house);
    const first = street < 0 ? -1 : startOfStreet(tokens, street, house);
    if (first >= 0) findings.take(first, townEnd(tokens, houseEnd(tokens, house)), 'ADDRESS');
    else if (isStreetBehind(tokens, house)) findings.take(house, townEnd(tokens, house + 1), 'ADDRESS');
  }
}

function isHouse(tokens: Tokens, i: number): boolean {
  const digits = lengthOf(tokens, i);
  if (digits > mostHouseDigits || (tokens.gap[i] as number) > gapBefore.blank) return false;
  const value = textOf(tokens, i);
  return !value.startsWith('0') && !/^(?:19|20)\d\d$/.test(value) && !isPartOfNumber(tokens, i);
}

/** Returns the word before the number of a house, and before "nr." or a comma between them; -1 if there is none. */
function wordBefore(tokens: Tokens, house: number): number {
  let i = house - 1;
  if (isSign(tokens, i, dot) && isNumberWord(tokens, i - 1)) i--;
  if (isNumberWord(tokens, i)) i--;
  if (isSign(tokens, i, dot) || isSign(tokens, i, comma)) i--;
  if (!isWord(tokens, i) || tokens.taken[i] === 1) return -1;
  // capitals before a number are searched elsewhere
  return tokens.wordCase[i] === wordCase.small || i < house - 2 ? i : -1;
}

const isNumberWord = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && numberWords.has(tokens.hash[i] as number);

/** Returns the first token of the street whose kind is at `i`; -1 if it is none. */
function startOfStreet(tokens: Tokens, i: number, house: number): number {
  const written = textOf(tokens, i).toLowerCase();
  if (!mayEnd.test(written) || isNone(written) || isCount(tokens, house)) return -1;
  const last = houseEnd(tokens, house);
  if (last + 1 < tokens.count && countedWords.has(tokens.hash[last + 1] as number)) return -1;
  const first = startOf(tokens, i);
  if (first === i && has(tokens, i, word.dictionary | word.known)) return -1;
  if (sure.test(written) || (first < i && kinds.test(written))) return first;
  if (!likely.test(written)) return -1;
  const isMore = last > house || townEnd(tokens, last) > last || isAnnounced(tokens, i);
  return isMore ? first : -1;
}

/** Returns whether the kind follows the number: "88 kerkstraat". */
const isStreetBehind = (tokens: Tokens, house: number): boolean =>
  isWord(tokens, house + 1) &&
  tokens.wordCase[house + 1] === wordCase.small &&
  tokens.gap[house + 1] === gapBefore.blank &&
  longEnding.test(textOf(tokens, house + 1)) &&
  !isNone(textOf(tokens, house + 1)) &&
  !has(tokens, house + 1, word.dictionary | word.known) &&
  !isNumber(tokens, house + 2);

/** "4.0", "12:30", "5%". */
const isPartOfNumber = (tokens: Tokens, at: number): boolean =>
  /^(?:[.,:]\d|[%°€$£])/.test(tokens.text.slice(tokens.end[at], (tokens.end[at] as number) + 2));

/** Returns the first token of "karl-marx-str", of "berliner straße" and of "rosa luxemburg str". */
function startOf(tokens: Tokens, i: number): number {
  let first = i;
  while (
    i - first < mostLeft * 2 &&
    tokens.gap[first] === gapBefore.none &&
    isSign(tokens, first - 1, hyphen) &&
    tokens.gap[first - 1] === gapBefore.none &&
    isWord(tokens, first - 2)
  )
    first -= 2;
  if (first < i || !sureKinds.test(textOf(tokens, i).toLowerCase())) return first;
  // a kind of street alone has a name before it
  while (i - first < 2 && tokens.gap[first] === gapBefore.blank && isWord(tokens, first - 1)) {
    const isName = !has(tokens, first - 1, word.functionWord | word.known) && lengthOf(tokens, first - 1) > 2;
    if (!isName || tokens.taken[first - 1] === 1) break;
    first--;
  }
  return first;
}

/** Returns the last token of "12b", "12-14", "12/3", "12 b". */
function houseEnd(tokens: Tokens, house: number): number {
  let last = house;
  const isLetter = (at: number) => isWord(tokens, at) && lengthOf(tokens, at) === 1;
  if (isLetter(last + 1) && tokens.gap[last + 1] === gapBefore.none) last++;
  else if (
    isLetter(last + 1) &&
    tokens.gap[last + 1] === gapBefore.blank &&
    /[b-df-z]/.test(textOf(tokens, last + 1))
  )
    last++;
  const isJoined = isSign(tokens, last + 1, hyphen) || isSign(tokens, last + 1, slash);
  // "88-II" is the second floor
  const isFloor = isWord(tokens, last + 2) && /^(?:i{1,3}|iv|hs|bis)$/i.test(textOf(tokens, last + 2));
  if (isJoined && isFloor) return last + 2;
  if (isJoined && isNumber(tokens, last + 2) && lengthOf(tokens, last + 2) <= mostHouseDigits) {
    last += 2;
    if (isLetter(last + 1) && tokens.gap[last + 1] === gapBefore.none) last++;
  }
  return last;
}

const digitsOfPostcode = 4;

/** Returns the last token of ", 8001 zürich" behind the house, or of the house if no town follows. */
function townEnd(tokens: Tokens, house: number): number {
  let at = house + 1;
  if (isSign(tokens, at, comma)) at++;
  if (at >= tokens.count || tokens.gap[at] === gapBefore.paragraph) return house;
  let last = house;
  if (isNumber(tokens, at) && lengthOf(tokens, at) >= digitsOfPostcode && lengthOf(tokens, at) <= 5) {
    last = at++;
    // "1015 ab" in the Netherlands
    if (isWord(tokens, at) && lengthOf(tokens, at) === 2 && !has(tokens, at, word.functionWord)) last = at++;
    const isTown =
      isWord(tokens, at) &&
      (tokens.gap[at] as number) <= gapBefore.blank &&
      !has(tokens, at, word.functionWord);
    return isTown ? at : last;
  }
  // "111 22 stockholm"
  if (
    isNumber(tokens, at) &&
    lengthOf(tokens, at) === 3 &&
    isNumber(tokens, at + 1) &&
    lengthOf(tokens, at + 1) === 2
  ) {
    last = at + 1;
    return isWord(tokens, at + 2) && !has(tokens, at + 2, word.functionWord) ? at + 2 : last;
  }
  const isTown = isWord(tokens, at) && isStrongPlace(tokens.flags[at] as number);
  return isTown && (tokens.gap[at] as number) <= gapBefore.line ? at : house;
}

function isAnnounced(tokens: Tokens, street: number): boolean {
  for (let i = street - 1; i >= 0 && i >= street - cueReach; i--)
    if (has(tokens, i, word.addressCue)) return true;
  return false;
}
