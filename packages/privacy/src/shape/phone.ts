/** Finds telephone numbers of any country by the grouping of their digits. */

import { anyOf, splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedPhoneCues } from '../language/shared-word.ts';
import { listedBits } from '../lexicon/lexicon.ts';
import { isTaken } from '../text/evidence.ts';
import { type Findings, tokenAt } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import {
  isCountOrNumber,
  looksDialled,
  looksDialledAtHome,
  sideBefore,
  sideBehind,
} from './beside-number.ts';
import { dateWithin, isCalendar, isPartedDate } from './calendar.ts';
import { firstOfRun, lastOfRun } from './code-run.ts';
import { isDigit } from './hexadecimal.ts';
import { ibanEnd } from './iban.ts';
import { prefixBefore } from './numbered-cue.ts';
import { isSum } from './sum.ts';

/** ITU E.164: at most 15 digits; nobody has fewer than 7. */
const fewestDigits = 7;
const mostDigits = 15;

const phone =
  /(?:\+|00)?\(?\d{1,15}\)?(?:[ \u00a0\u2009\u202f]?[./()–·\u2010-\u2012\u2014\u2212-]{0,2}[ \u00a0\u2009\u202f]?\d{1,11}\)?){0,14}(?:,? ?(?:x|ext\.?|extension) ?\d{1,6})?/iy;

/** Words that announce a telephone number, whatever it looks like. */
const cueWords = [...splitWords(sharedPhoneCues), ...wordsOfAll(({ phoneCue }) => phoneCue)];
/** "my new number is", behind the endings of which it is tried. */
const ownNumber = /(?:my|his|her|our) (?:new )?(?:number|num|cell|mobile)(?:'s|’s| is)?$/;
const ownEndings = new Set(['er', 'um', "'s", '’s', 'is']);
const longestCue = 24;
const cueWord = new RegExp(`^(?:${anyOf([...cueWords, 'hp', 'ph', 'mob', 'wa', 'handphone'])})$`, 'iu');
const isCueWord = (written: string): boolean => cueWord.test(written);
/** Those words by their last two letters, which exclude most words before a number. */
const cuesByEnding = Map.groupBy(cueWords, (written) => written.slice(-2));
const behindCue = /[\s.:：#]/;
const mostBehindCue = 3;

/** Returns whether a word before the number announces a telephone number. */
export function isDialledAfter(text: string, from: number): boolean {
  let end = from;
  while (end > 0 && from - end < mostBehindCue && behindCue.test(text.charAt(end - 1))) end--;
  const before = text.slice(Math.max(0, from - longestCue), end).toLowerCase();
  const last = before.slice(-2);
  return (
    cuesByEnding.get(last)?.some((written) => before.endsWith(written)) === true ||
    (ownEndings.has(last) && ownNumber.test(before))
  );
}

/** Words before the number of a book, a paper or an article. */
const printCue = /(?:isbn|issn|ean|upc|sku|doi|pmid|oclc|invoice)(?:-1[03])?[\s.:]{0,3}$/i;

/** Lines that everybody may call: "hotline 6225 5632", "helpline for carers: 1800-555 1212". */
const publicCue = /(?:hotlines?|helplines?|toll[ -]?free|talian|热线|熱線)[^\d\n.!?]{0,28}$/iu;
const longestPublicCue = 40;
/** Landlines and free numbers; no mobile number is everybody's. */
const landline = /^(?:\+?65 ?)?(?:6\d{3}|1[89]00|800)/;

const isPublicLine = (text: string, from: number, value: string): boolean =>
  landline.test(value) && publicCue.test(text.slice(Math.max(0, from - longestPublicCue), from));

/** Replaces hyphens and dashes that people copy by a plain hyphen of the same length. */
const plainSigns = (value: string): string =>
  /[·\u2010-\u2012\u2014\u2212\u2009\u202f]/.test(value)
    ? value
        .replace(/[\u2010-\u2012\u2014\u2212]/g, '-')
        .replace(/·/g, '.')
        .replace(/[\u2009\u202f]/g, ' ')
    : value;

const groupedNumber = /\d{4}([ -])\d{4}\1\d{4}|\d{3}-\d\d-\d{4}/y;

/**
 * Returns whether a whole number of a telephone, card or bank account begins there, so that it is no part of a
 * user name.
 */
export function isWholeNumberAt(text: string, from: number): boolean {
  phone.lastIndex = from;
  groupedNumber.lastIndex = from;
  return (
    looksDialled(plainSigns(phone.exec(text)?.[0] ?? '')) ||
    groupedNumber.test(text) ||
    ibanEnd(text, from) > 0
  );
}

/** Returns whether no letter, digit or currency sign continues it on either side. */
export const isNumberApart = (text: string, from: number, to: number): boolean =>
  sideBefore(text, from, isCueWord) !== 'other' && sideBehind(text, to) !== 'other';

export function findPhones(tokens: Tokens, findings: Findings): void {
  const { text, start, taken, numbers, numberCount } = tokens;
  let next = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i < next || taken[i] === 1 || !mayReach(tokens, n)) continue;
    let from = start[i] as number;
    if (text[from - 1] === '(') from--;
    if (text[from - 1] === '+') from--;
    const before = sideBefore(text, from, isCueWord);
    if (before === 'other') continue;
    phone.lastIndex = from;
    let value = plainSigns(phone.exec(text)?.[0] ?? '');
    if (value.endsWith(')') && !value.includes('(')) value = value.slice(0, -1);
    // Most numbers are at most as long as a year, and need no further look.
    if (!hasDigits(value, fewestDigits)) {
      next = skip(tokens, i, from + value.length);
      continue;
    }
    const isDialled = isDialledAfter(text, from);
    const isOther =
      printCue.test(text.slice(Math.max(0, from - longestCue), from)) || isPublicLine(text, from, value);
    if (!isDialled && (isOther || isCountOrNumber(text, from, value))) {
      next = skip(tokens, i, from + value.length);
      continue;
    }
    const isDated = isCalendar(plain(value));
    const date = isDated || value.startsWith('+') ? undefined : dateWithin(value);
    if (date !== undefined) {
      const beforeDate = value.slice(0, date.from).trimEnd();
      if (isPhone(beforeDate, isDialled, isCalendar(plain(beforeDate))))
        findings.takeRange(i, from, from + beforeDate.length, 'PHONE');
      next = skip(tokens, i, from + date.to);
      continue;
    }
    const to = from + value.length;
    const behind = sideBehind(text, to);
    const isBeside = before === 'beside' || behind === 'beside';
    if (
      behind === 'other' ||
      (isBeside && !looksDialled(value) && !looksDialled(firstOfTwo.exec(value)?.[0] ?? ''))
    ) {
      // A shorter number may begin at the next group: "v2 9123 4567".
      next = before === 'beside' ? i + 1 : skip(tokens, i, to);
      continue;
    }
    const isOne = isPhone(value, isDialled, isDated);
    // Two numbers, one after the other.
    const first = isOne || isDated ? value : (firstOfTwo.exec(value)?.[0] ?? '');
    if (isOne || (first !== value && isPhone(first, isDialled, isCalendar(plain(first)))))
      next = takePhone(tokens, i, next, from, first, findings);
    else next = skip(tokens, i, to);
  }
}

/** Letters of a firm rather than a word: "lbc", "SPX". */
const initials = /^[^aeiou\d]{2,5}$/iu;
const telephones = /^(?:ph|hp|tlp|telp|tel|kpd|wa)$/i;

/**
 * Takes the telephone number; or the number of a parcel or a case with its letters: "lbc 7730 2218 45", "jd0148820931sg". `least`:
 * the first token that has not been read.
 */
function takePhone(
  tokens: Tokens,
  i: number,
  least: number,
  from: number,
  value: string,
  findings: Findings,
): number {
  const { text, start, end, gap, flags } = tokens;
  const to = from + value.length;
  const first = looksDialledAtHome(value) ? i : prefixBefore(tokens, firstOfRun(tokens, i, least), least);
  const before = text.slice(start[first], end[first]);
  const isOfCode =
    gap[i] === gapBefore.none
      ? before.length > 1 && listedBits(flags[first] as number) === 0
      : initials.test(before) || !looksDialled(value);
  const isCode = isOfCode && !telephones.test(before);
  const last = lastOfRun(tokens, tokenAt(tokens, to - 1));
  return first < i && isCode && !isTaken(tokens, first, last)
    ? findings.takeRange(first, start[first] as number, end[last] as number, 'NATIONAL_ID')
    : findings.takeRange(i, from, to, 'PHONE');
}

/** "91234567 81234567", "9123 4567 / 8123 4567" */
const firstOfTwo = /^(?:\+?\d{8,15}(?=[ /-])|[3689]\d{3} \d{4}(?= [3689]\d{3} \d{4}$)|[^/]*?(?= ?\/))/;

/** The most characters between two groups of digits, which an extension needs. */
const farthestGroup = 13;

/**
 * Returns whether this number and the next ones have enough digits in all: most numbers are at most as long as
 * a year.
 */
function mayReach({ start, end, numbers, numberCount }: Tokens, n: number): boolean {
  let digits = 0;
  for (let at = n; at < numberCount; at++) {
    const from = start[numbers[at] as number] as number;
    if (at > n && from - (end[numbers[at - 1] as number] as number) > farthestGroup) return false;
    digits += (end[numbers[at] as number] as number) - from;
    if (digits >= fewestDigits) return true;
  }
  return false;
}

function hasDigits(value: string, fewest: number): boolean {
  let digits = 0;
  for (let at = 0; at < value.length && digits < fewest; at++) {
    if (isDigit(value.charCodeAt(at))) digits++;
  }
  return digits === fewest;
}

/**
 * Returns the token after the text that was read. No part of it is tried again, so that time is linear in the
 * text.
 */
function skip({ start, count }: Tokens, i: number, to: number): number {
  let next = i + 1;
  while (next < count && (start[next] as number) < to) next++;
  return next;
}

/** Returns the number of digits before an extension. */
function countDigits(value: string): number {
  let digits = 0;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (isDigit(code)) digits++;
    // "x12", "ext. 12"
    else if ((code | 0x20) === 0x78 || (code | 0x20) === 0x65) break;
  }
  return digits;
}

/** Distinguishes telephone numbers from prices, long ids, dates and the like. */
function isPhone(value: string, isDialled: boolean, isDated: boolean): boolean {
  const digits = countDigits(value);
  if (digits < fewestDigits || digits > mostDigits) return false;
  // After a word for a telephone, even a possible score or year is a telephone number.
  if (isDialled ? isPartedDate(plain(value)) : isDated) return false;
  if (!isDialled && (isTable(value) || isSum(plain(value)))) return false;
  // 10.000.000, "1 000 000" and +1000000 are amounts.
  if (/^\+?\d{1,3}(?:(?:\.000){2,}|(?: 000){2,})$|^\+[1-9]\d{0,2}0{6,}$|^0+$/.test(value)) return false;
  return isDialled || /[ ()./–+-]/.test(value) || digits >= 8;
}

/** Telephone numbers of all countries have fewer consecutive pairs of digits. */
const tablePairs = 6;

/** Returns true for "12 4 3 55 21 34": scores and columns of a table, unless every digit is written separately. */
function isTable(value: string): boolean {
  if (/^[+(]|^00/.test(value) || /[^\d ]/.test(value)) return false;
  const groups = value.split(/ +/);
  if (groups.every(({ length }) => length === 1)) return false;
  const hasLoneDigit = groups.slice(1).some(({ length }) => length === 1);
  return (
    (groups.length > 2 && hasLoneDigit) ||
    (groups.length >= tablePairs && groups.every(({ length }) => length <= 2))
  );
}

/** Returns the value without brackets around it; the closing bracket may be outside the value. */
const plain = (value: string): string => /^\(([^()]*)\)?$/.exec(value)?.[1] ?? value;
