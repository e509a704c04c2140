/** Finds the birth dates of people: a day in any form, and beside it a word for a birth or for who bears it. */

import { splitWords } from '../language/language-word.ts';
import {
  bearerWords,
  birthdayWords,
  dayConnectors,
  newbornWords,
  otherDayWords,
} from '../lexicon/birth-word.ts';
import { hashesOf, hashWord, word } from '../lexicon/lexicon.ts';
import { isNumber, isWord, lengthOf, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { isMonth } from '../text/month.ts';
import { type Day, monthBefore, ordinalBefore, readDay } from '../text/read-day.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const birthdays = hashesOf(splitWords(birthdayWords));
const newborns = hashesOf(splitWords(newbornWords));
const bearers = hashesOf(splitWords(bearerWords));
const otherDays = hashesOf(splitWords(otherDayWords));
const connectors = hashesOf(splitWords(dayConnectors));
const arrived = hashWord('arrived');
const here = hashWord('here');
const nato = hashWord('nato');
const day = hashWord('day');
const d = hashWord('d');
const b = hashWord('b');
/** Stretched, with endings, or cut: "bornnnn", "porandhathu", "pirandhen". */
const birthStart = /^(?:born|borned|b-?day|birth|por?andh|pirandh|pirantha|pinangan|ipinangan|kaarawan)/i;

/** The most tokens between the word and the day. */
const reach = 12;
const reachOfDay = 8;
const reachBehind = 5;
const mostOthers = 2;
const farthest = 64;
/** The years of people who are not small children, whose dates need no word for a birth. */
const firstYear = 1925;
const lastYear = 2020;
const farthestPair = 12;

export function findBirthDates(tokens: Tokens, findings: Findings): void {
  const { text, start, taken, numbers, numberCount } = tokens;
  /** The end of the last birth date. */
  let behind = -1;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (taken[i] === 1 || (start[i] as number) < behind || !mayBeOfDay(tokens, i)) continue;
    const found = dayAround(text, start[i] as number);
    if (found === undefined) continue;
    const { day } = found;
    const from =
      found.from -
      (dayWord.exec(text.slice(Math.max(0, found.from - longestDayWord), found.from))?.[0].length ?? 0);
    let first = i;
    while (first > 0 && (start[first] as number) > from) first--;
    let last = i;
    while (last + 1 < tokens.count && (start[last + 1] as number) < day.end) last++;
    const isOne =
      isBirth(tokens, first, last, day) ||
      isPair(text, behind, from, day) ||
      (day.isUnlisted !== true && shortYear.test(text.slice(from, day.end)));
    if (!isOne) continue;
    findings.takeRange(first, from, day.end, 'DATE_OF_BIRTH');
    behind = day.end;
  }
}

const joins = new Set([0x2d, 0x2e, 0x2f]);
/** The lengths of days written with digits only. */
const digitLengths = new Set([6, 8]);
const mostDigits = 4;

/** Excludes most numbers: a month or a date's sign is near, or it has as many digits as a date. */
export function mayBeOfDay(tokens: Tokens, i: number): boolean {
  const { kind, gap, hash } = tokens;
  const digits = lengthOf(tokens, i);
  if (digits > mostDigits) return digitLengths.has(digits);
  if (kind[i + 1] === tokenKind.sign && gap[i + 1] === gapBefore.none && joins.has(hash[i + 1] as number))
    return true;
  // Of an unlisted month, the year follows.
  for (let at = i + 1; at <= i + 3; at++)
    if (isMonth(tokens, at) || (isNumber(tokens, at) && lengthOf(tokens, at) === mostDigits)) return true;
  return isMonth(tokens, i - 1) || isMonth(tokens, i - 2) || isMonth(tokens, i - 3);
}

/** "Monday, 8 July", "ika-9", "the 9th" */
const dayWord =
  /(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? |ika-? ?|the )$/iu;
const longestDayWord = 12;
/** Only years of people are so short: "22 Feb, '81". */
const shortYear = /\p{L}.*['’‘][3-9]\d$/u;

/** Returns the day that contains the number at offset `start`, and where it begins; undefined if there is none. */
export function dayAround(text: string, start: number): { from: number; day: Day } | undefined {
  const sign = text[start - 1] ?? ' ';
  const month = monthBefore(text, start);
  if (month < 0 && /[\p{L}\d$€£]/u.test(sign) && !/\p{sc=Han}/u.test(sign)) return undefined;
  const ordinal = ordinalBefore(text, start);
  if (ordinal !== undefined)
    return {
      from: ordinal,
      day: { end: start + 4, form: 'year', year: Number(text.slice(start, start + 4)) },
    };
  const before = month < 0 ? undefined : readDay(text, month);
  const day = readDay(text, start);
  // "Jo may 14 Agosto 1988"
  if (before !== undefined && (before.year !== undefined || day?.form !== 'year'))
    return { from: month, day: before };
  return day === undefined ? undefined : { from: start, day };
}

/** "6.11.99 as 11.6.99", "31 Dec 2011 and 1 Jan 2012" */
const isPair = (text: string, behind: number, from: number, { form, isUnlisted }: Day): boolean =>
  behind >= 0 &&
  isUnlisted !== true &&
  from - behind <= farthestPair &&
  (form === 'year' || form === 'shortYear') &&
  !/[.!?\n]/.test(text.slice(behind, from));

const isBirth = (tokens: Tokens, first: number, last: number, day: Day): boolean =>
  isBornBefore(tokens, first, day) ||
  (day.isUnlisted !== true && (isBornBehind(tokens, last, day) || isOfBearer(tokens, first, day)));

/** Returns whether the word announces a birth: the Italian "nato" does, "NATO" does not. */
function isBirthWord(tokens: Tokens, i: number): boolean {
  const hash = tokens.hash[i] as number;
  if (hash === nato) return tokens.wordCase[i] === wordCase.small;
  if ((tokens.flags[i] as number) & word.birthCue || birthdays.has(hash)) return true;
  return birthStart.test(textOf(tokens, i));
}

/** "d.o.b", "b. 3/9/14" */
function isShortForm({ hash, text, end, start }: Tokens, i: number, first: number): boolean {
  if (hash[i] !== b) return false;
  const isDob = hash[i - 4] === d || hash[i - 2] === d;
  return isDob || (/^\.? $/.test(text.slice(end[i], start[first])) && text[end[i] as number] === '.');
}

/** "b'day" */
const isApostropheDay = ({ hash, gap }: Tokens, i: number): boolean =>
  hash[i] === day && hash[i - 2] === b && gap[i] === gapBefore.none && gap[i - 1] === gapBefore.none;

function isBornBefore(tokens: Tokens, first: number, { form }: Day): boolean {
  const { start, end, gap, hash } = tokens;
  const hasYear = form === 'year' || form === 'shortYear';
  const from = first - (hasYear ? reach : reachOfDay);
  for (let i = first - 1; i >= 0 && i >= from; i--) {
    if (gap[i + 1] === gapBefore.paragraph || (start[first] as number) - (end[i] as number) > farthest)
      return false;
    if (isNumber(tokens, i) && !hasYear) return isTurn(tokens, i);
    if (!isWord(tokens, i)) continue;
    if (isShortForm(tokens, i, first) || isApostropheDay(tokens, i)) return true;
    if (
      hasYear ? isBirthWord(tokens, i) || newborns.has(hash[i] as number) : birthdays.has(hash[i] as number)
    )
      return true;
    if (!hasYear && isTurn(tokens, i)) return true;
  }
  return false;
}

const turns = hashesOf(splitWords('turn turns turning turned'));
const is = hashWord('is');
const on = hashWord('on');

/** "turning 21 on 14 June", "turns ten", "is 30 on the 8th of May" */
const isTurn = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i - 1) &&
  tokens.gap[i] === gapBefore.blank &&
  (turns.has(tokens.hash[i - 1] as number) ||
    (tokens.hash[i - 1] === is && tokens.hash[i + 1] === on && isNumber(tokens, i)));

function isBornBehind(tokens: Tokens, last: number, { form }: Day): boolean {
  if (form === 'digits') return false;
  for (let i = last + 1; i < tokens.count && i <= last + reachBehind; i++) {
    if (tokens.gap[i] === gapBefore.paragraph || isNumber(tokens, i)) return false;
    // "6/6 is my bday"
    if (form === 'numericDay' && !birthdays.has(tokens.hash[i] as number)) continue;
    if (isWord(tokens, i) && (isBirthWord(tokens, i) || newborns.has(tokens.hash[i] as number))) return true;
    // "3 May 1995 here, anyone else?"
    if (i === last + 1 && form === 'year' && tokens.hash[i] === here) return true;
  }
  return false;
}

/** "my mother 1957 feb 3": one who bears the date, and at most two words between. */
function isOfBearer(tokens: Tokens, first: number, { form, year = 0 }: Day): boolean {
  if (form !== 'year' || year < firstYear) return false;
  let others = 0;
  let isArrival = false;
  for (let i = first - 1; i >= 0 && i >= first - reach; i--) {
    if (tokens.gap[i + 1] === gapBefore.paragraph) return false;
    if (!isWord(tokens, i)) continue;
    const hash = tokens.hash[i] as number;
    if (otherDays.has(hash)) return false;
    if (bearers.has(hash)) return isArrival || year <= lastYear;
    if (hash === arrived) isArrival = true;
    else if (!connectors.has(hash) && ++others > mostOthers) return false;
  }
  return false;
}
