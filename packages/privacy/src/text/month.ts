/** Distinguishes months and days from people of the same name: "Jan 16", "30 Mei", "late May", "on Friday". */
import { splitWords, wordsOfAll } from '../language/language-word.ts';
import { languages } from '../language/languages.ts';
import { sharedMonths } from '../language/shared-word.ts';
import { hashesOf, hashWord, ordinaryWord } from '../lexicon/lexicon.ts';
import { beginsSentence, has, isCapital, isNumber, isSign, isWord } from './evidence.ts';
import { gapBefore } from './token-kind.ts';
import type { Tokens } from './tokenise.ts';

const months = hashesOf([
  ...wordsOfAll(({ date }) => date.month),
  ...Object.values(sharedMonths).flatMap(splitWords),
]);
const weekdays = hashesOf(wordsOfAll(({ date }) => date.weekday));
const monthCues = hashesOf(wordsOfAll(({ date }) => date.monthCue));
const dayEndings = hashesOf(wordsOfAll(({ date }) => date.dayEnding));

/** By a verb that is also a month, the words that follow the verb. */
const subjects = new Map(
  languages.flatMap(({ date: { monthVerb } }) =>
    monthVerb === undefined ? [] : [[hashWord(monthVerb.verb), hashesOf(splitWords(monthVerb.subject))]],
  ),
);

/** `hash`: of a folded word, or of its abbreviation. */
export const isMonthHash = (hash: number): boolean => months.has(hash);

export const isMonth = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && isMonthHash(tokens.hash[i] as number);

/** Returns whether it is a month beside a number or after "in", or a day of the week that no name follows. */
export function isDated(tokens: Tokens, i: number): boolean {
  if (!isWord(tokens, i)) return false;
  const hash = tokens.hash[i] as number;
  if (months.has(hash))
    return (
      isBehindDay(tokens, i) ||
      isBeforeDay(tokens, i) ||
      isCued(tokens, i) ||
      isWish(tokens, i) ||
      isOfRange(tokens, i)
    );
  return weekdays.has(hash) && !isNameBeside(tokens, i - 1, i) && !isNameBeside(tokens, i + 1, i + 1);
}

const isNear = (tokens: Tokens, i: number): boolean => (tokens.gap[i] as number) <= gapBefore.blank;

/** Joins day and month in Spanish and Portuguese. */
const of = hashWord('de');

/** "16 Jan", "12th Jan", "16 de Abril". */
const isBehindDay = (tokens: Tokens, i: number): boolean =>
  isNear(tokens, i) &&
  (isNumber(tokens, i - 1) ||
    (tokens.hash[i - 1] === of && isNumber(tokens, i - 2) && isNear(tokens, i - 1)) ||
    (isWord(tokens, i - 1) &&
      dayEndings.has(tokens.hash[i - 1] as number) &&
      tokens.gap[i - 1] === gapBefore.none &&
      isNumber(tokens, i - 2)));

/** "Jan 16", "Jan. 16", "Jan-16". */
function isBeforeDay(tokens: Tokens, i: number): boolean {
  const next = i + 1;
  if (isNumber(tokens, next)) return isNear(tokens, next);
  const isJoined = isSign(tokens, next, 0x2e) || isSign(tokens, next, 0x2d);
  return isJoined && tokens.gap[next] === gapBefore.none && isNumber(tokens, i + 2) && isNear(tokens, i + 2);
}

/** "In Jan", but not "in Jan Vermeer". */
const isCued = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank &&
  isWord(tokens, i - 1) &&
  monthCues.has(tokens.hash[i - 1] as number) &&
  !isNameBeside(tokens, i + 1, i + 1);

const until = hashesOf(['to', 'till', 'until']);

/** "May to July". */
const isOfRange = (tokens: Tokens, i: number): boolean =>
  (until.has(tokens.hash[i + 1] as number) && isMonth(tokens, i + 2)) ||
  (until.has(tokens.hash[i - 1] as number) && isMonth(tokens, i - 2));

/** "May the year bring peace". */
const isWish = (tokens: Tokens, i: number): boolean =>
  beginsSentence(tokens, i) &&
  isWord(tokens, i + 1) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  subjects.get(tokens.hash[i] as number)?.has(tokens.hash[i + 1] as number) === true;

/**
 * Returns whether a capitalised word that is not an ordinary word is there, a blank away. `second`: the later
 * of the two tokens.
 */
const isNameBeside = (tokens: Tokens, i: number, second: number): boolean =>
  isCapital(tokens, i) && tokens.gap[second] === gapBefore.blank && !has(tokens, i, ordinaryWord);
