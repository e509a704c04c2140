/** Finds lower-case streets whose ending shows that they are streets: `keizersgracht 123`, `karl-marx-str. 5`. */

import { anyOf, splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedSmallStreets } from '../language/shared-word.ts';
import { word } from '../lexicon/lexicon.ts';
import { has, isSign, isWord, lengthOf, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isCount } from './count-number.ts';
import { houseEnd, isAnnounced, isCountedBehind, isHouse, nameEndBefore, townEnd } from './house.ts';

const wordsOf = (name: 'sure' | 'likely' | 'none'): string[] => [
  ...splitWords(sharedSmallStreets[name]),
  ...wordsOfAll(({ street }) => street?.small?.[name]),
];
const listOf = (name: 'sure' | 'likely' | 'none'): string => anyOf(wordsOf(name));
/** Endings that, after three letters or more, occur only in street names. */
const sure = new RegExp(`(?<=[\\p{L}-]{3})(?:${listOf('sure')})$`, 'u');
/**
 * Endings that ordinary words also have: they need a town, a house number with a letter, or a word that
 * announces an address.
 */
const likely = new RegExp(`(?<=[\\p{L}-]{3})(?:${listOf('likely')})$`, 'u');
const none = new RegExp(`^(?:${listOf('none')})$`, 'u');
/** A kind of street as a separate word, after a hyphen or a name. */
const kinds = new RegExp(`^(?:${listOf('sure')}|${listOf('likely')})$`, 'u');
const sureKinds = new RegExp(`^(?:${listOf('sure')})$`, 'u');
const mayEnd = new RegExp(`(?:${listOf('sure')}|${listOf('likely')})$`, 'u');

/** Finnish has word forms in "-llaan". */
const isNone = (written: string): boolean => none.test(written) || written.endsWith('llaan');

const hyphen = 0x2d;
const mostLeft = 4;

/** Starts from house numbers: most words of a text are not beside one. */
export function findSmallStreets(tokens: Tokens, findings: Findings): void {
  const { numbers, numberCount, taken } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const house = numbers[n] as number;
    if (taken[house] === 1 || !isHouse(tokens, house)) continue;
    const street = wordBefore(tokens, house);
    if (!mayEndStreet(tokens, street)) continue;
    const first = street < 0 ? -1 : startOfStreet(tokens, street, house);
    if (first >= 0) findings.take(first, townEnd(tokens, houseEnd(tokens, house)), 'ADDRESS');
  }
}

/** The last letters of the endings; most words before a number end with others. */
const lastLettersOf = (text: string, end: number): number =>
  (text.charCodeAt(end - 2) << 16) | text.charCodeAt(end - 1) | 0x200020;
const lastLetters = new Set(
  [...wordsOf('sure'), ...wordsOf('likely')].map((ending) => lastLettersOf(ending, ending.length)),
);
const shortestStreet = 3;
const mayEndStreet = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) &&
  lengthOf(tokens, i) >= shortestStreet &&
  lastLetters.has(lastLettersOf(tokens.text, tokens.end[i] as number));

/** Returns the lower-case word before the house number, or any word before "nr."; -1 if there is none. */
function wordBefore(tokens: Tokens, house: number): number {
  const i = nameEndBefore(tokens, house);
  if (!isWord(tokens, i) || tokens.taken[i] === 1) return -1;
  // Capitalised words before a number are examined elsewhere.
  return tokens.wordCase[i] === wordCase.small || i < house - 2 ? i : -1;
}

/** Returns the first token of the street whose kind is at `i`; -1 if it is not a street. */
function startOfStreet(tokens: Tokens, i: number, house: number): number {
  const written = textOf(tokens, i).toLowerCase();
  if (!mayEnd.test(written) || isNone(written) || isCount(tokens, house)) return -1;
  const last = houseEnd(tokens, house);
  if (isCountedBehind(tokens, last)) return -1;
  const first = startOf(tokens, i);
  if (first === i && has(tokens, i, word.dictionary | word.known)) return -1;
  if (sure.test(written) || (first < i && kinds.test(written))) return first;
  if (!likely.test(written)) return -1;
  const isMore = last > house || townEnd(tokens, last) > last || isAnnounced(tokens, i);
  return isMore ? first : -1;
}

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
  // A kind of street as a separate word has a name before it.
  while (i - first < 2 && tokens.gap[first] === gapBefore.blank && isWord(tokens, first - 1)) {
    const isName = !has(tokens, first - 1, word.functionWord | word.known) && lengthOf(tokens, first - 1) > 2;
    if (!isName || tokens.taken[first - 1] === 1) break;
    first--;
  }
  return first;
}
