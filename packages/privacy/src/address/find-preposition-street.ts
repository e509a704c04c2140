/**
 * Finds German streets whose name begins with a preposition: "Am Markt 12", "Im Winkel 3a", "Unter den Linden
 * 77".
 */
import type { Language } from '../language/language.ts';
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has, isCapital, isNumber, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { houseEnd, isCountedBehind, isHouse, townEnd } from './house.ts';

const joined = hashesOf(['am', 'im', 'zum', 'zur', 'beim']);
const prepositions = hashesOf(['auf', 'an', 'in', 'unter', 'hinter', 'vor']);
const articles = hashesOf(['den', 'dem', 'der']);
const shortestName = 3;
/** The most digits of a house number in such streets. */
const longestHouse = 3;

export function findPrepositionStreets(
  tokens: Tokens,
  language: Language | undefined,
  findings: Findings,
): void {
  if (language !== undefined && language.code !== 'de') return;
  const { numbers, numberCount, taken } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const house = numbers[n] as number;
    if (taken[house] === 1 || lengthOf(tokens, house) > longestHouse || !isHouse(tokens, house)) continue;
    if (!isName(tokens, house - 1) || isCountedBehind(tokens, house)) continue;
    const isArticle = isWordOf(tokens, house - 2, articles);
    const first = isArticle ? house - 3 : house - 2;
    if (!isWordOf(tokens, first, isArticle ? prepositions : joined) || !isCapital(tokens, first)) continue;
    findings.take(first, townEnd(tokens, houseEnd(tokens, house)), 'ADDRESS');
  }
}

/** Returns whether a capitalised word that may be a street is there, followed by a number. */
const isName = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) &&
  lengthOf(tokens, i) >= shortestName &&
  !has(tokens, i, word.known | word.functionWord) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  isNumber(tokens, i + 1);

const isWordOf = (tokens: Tokens, i: number, words: ReturnType<typeof hashesOf>): boolean =>
  isWord(tokens, i) && words.has(tokens.hash[i] as number) && tokens.gap[i + 1] === gapBefore.blank;
