/** Distinguishes house numbers from counts: measures, prices, days, results of games. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';
import { unitsOfCount } from '../lexicon/numbered-word.ts';
import { isCapital, isNumber, isSign, isWord, lengthOf } from '../text/evidence.ts';
import { isMonth } from '../text/month.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const measured = hashesOf(
  splitWords(`${unitsOfCount} kmh dl oz lb lbs ft mph px khz mhz ghz kw kwh rb metre metres meter meters`),
);
const currencies = hashesOf(splitWords('rs inr usd eur gbp idr rp rm aed php sgd aud cad chf brl'));
const hyphen = 0x2d;
const dash = 0x2013;
const fullStop = 0x2e;
const comma = 0x2c;

/**
 * Returns whether a number beside a capitalised word is no house number, unless a word for a street shows that
 * it is one.
 */
export const isCount = (tokens: Tokens, i: number): boolean =>
  isMeasured(tokens, i) ||
  isPrice(tokens, i) ||
  isResult(tokens, i) ||
  isResult(tokens, i - 2) ||
  isScore(tokens, i) ||
  isGrouped(tokens, i);

const digitsOfGroup = 3;
const fewestGroups = 3;
/** The most groups of digits in one number. */
const mostGroups = 6;

/** "1 234 567": one number of several groups. */
function isGrouped(tokens: Tokens, i: number): boolean {
  let first = i;
  while (i - first < mostGroups && isGroup(tokens, first) && isNumber(tokens, first - 1)) first--;
  let last = i;
  while (last - i < mostGroups && isGroup(tokens, last + 1)) last++;
  return last - first + 1 >= fewestGroups && lengthOf(tokens, first) <= digitsOfGroup;
}

const isGroup = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i) && lengthOf(tokens, i) === digitsOfGroup && tokens.gap[i] === gapBefore.blank;

/** "54kg", "17 Mar", "8PM". */
export const isMeasured = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i + 1) &&
  (tokens.gap[i + 1] as number) <= gapBefore.blank &&
  (measured.has(tokens.hash[i + 1] as number) || isMonth(tokens, i + 1));

const isCurrency = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && currencies.has(tokens.hash[i] as number);

/** "Rs. 1000", "500 aed". */
function isPrice(tokens: Tokens, i: number): boolean {
  const before = isSign(tokens, i - 1, fullStop) ? i - 2 : i - 1;
  return isCurrency(tokens, before) || isCurrency(tokens, i + 1);
}

/** "Bolton 1-2 Liverpool". */
const isResult = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i) &&
  isNumber(tokens, i + 2) &&
  lengthOf(tokens, i) === 1 &&
  lengthOf(tokens, i + 2) === 1 &&
  (isSign(tokens, i + 1, hyphen) || isSign(tokens, i + 1, dash));

const mostTeamWords = 3;

/** "Nigeria 1 Bosnia 0", "Rovers 2, Warriors 2": two capitalised words, each with one digit beside it. */
function isScore(tokens: Tokens, i: number): boolean {
  const isDigit = (at: number) => isNumber(tokens, at) && lengthOf(tokens, at) === 1;
  if (!isDigit(i) || !isCapital(tokens, i - 1)) return false;
  const next = isSign(tokens, i + 1, comma) ? i + 2 : i + 1;
  let at = next;
  while (at <= i + mostTeamWords && isCapital(tokens, at) && tokens.gap[at] === gapBefore.blank) at++;
  return at > next && isDigit(at) && tokens.gap[at] === gapBefore.blank;
}
