/** Reads a day of the calendar in the forms that people write: `3 Nov 94`, `Dis. 1 '84`, `1957 feb 3`, `21.3.99`, `030588`. */

import { hashWord } from '../lexicon/lexicon.ts';
import { isMonthHash } from './month.ts';

/**
 * `year`: with all digits of the year, or with two behind an apostrophe or in a date of numbers. `shortYear`: with its last
 * two. `day`: a day and the name of a month. `numericDay`: `14/6`. `digits`: `030588`.
 */
export type DayForm = 'year' | 'shortYear' | 'day' | 'numericDay' | 'digits';

export interface Day {
  /** The offset behind it. */
  readonly end: number;
  readonly form: DayForm;
  /** Four digits. */
  readonly year?: number;
  /** True if its month is in no record: it may be a word of a language without one. */
  readonly isUnlisted?: boolean;
}

const name = '(?<month>\\p{L}{3,12})';
const of = '(?:of |ng |de |do |del |hb |haribulan )?';
const year = "(?<year>(?:19|20)\\d\\d|(?<sign>['’‘])?\\d\\d)(?!\\d|:\\d|[./]\\d|[ap]m|k|%)";
const number = '\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?';
const monthForms = [
  `${number}[ .-]{0,2}${of}${name}(?:\\.?[ .,/-]{0,3}${of}${year})?`,
  `${name}\\.?[ -]?${number}(?!\\d|[:.]\\d)(?:[ ,.-]{1,3}${year})?`,
  `(?<year>(?:19|20)\\d\\d)[ ,]{1,2}(?:${name}\\.? ${number}|${number} ${name})`,
].map((source) => new RegExp(`(?:${source})(?![\\p{L}\\d])`, 'iuy'));
const numericForms = [
  /(?<day>\d{1,2})(?<sep>[-/.]) ?(?<other>\d{1,2})\k<sep> ?(?<year>(?:19|20)\d\d|\d\d)(?![\d\p{L}]|[-/.]\d)/uy,
  /(?<year>(?:19|20)\d\d)(?<sep>[-/.]) ?(?<other>\d{1,2})\k<sep> ?(?<day>\d{1,2})(?![\d\p{L}]|[-/.]\d)/uy,
  /(?<day>\d{1,2})[-/.](?<other>\d{1,2})(?![\d\p{L}%]|[-/.]\d)/uy,
];
/** "190784", "19 7 1984" */
const digitForm =
  /(?:(?<day>\d\d)(?<other>\d\d)(?:19|20)?\d\d|(?<day>\d{1,2}) (?<other>\d{1,2}) (?:19|20)\d\d)(?![\d\p{L}])/uy;
const longestMonthBefore = 14;
const ordinal =
  /(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth) (?:day )?(?:of )?(\p{L}{3,9}),? $/iu;
const longestOrdinal = 40;
const mostDays = 31;
const mostMonths = 12;

/** Returns the day that begins at offset `from`; undefined if there is none. */
export function readDay(text: string, from: number): Day | undefined {
  let best: Day | undefined;
  for (const form of monthForms) {
    form.lastIndex = from;
    const groups = form.exec(text)?.groups;
    if (groups === undefined) continue;
    const end = form.lastIndex;
    const isUnlisted = !isMonthHash(hashWord(groups.month ?? ''));
    if (isUnlisted && groups.year?.length !== 4) continue;
    if (best === undefined || end > best.end)
      best = { ...dayOf(end, groups.year, groups.sign !== undefined), isUnlisted };
  }
  if (best !== undefined) return best;
  for (const form of numericForms) {
    form.lastIndex = from;
    const groups = form.exec(text)?.groups;
    if (groups === undefined || !isDayAndMonth(Number(groups.day), Number(groups.other))) continue;
    return groups.year === undefined
      ? { end: form.lastIndex, form: 'numericDay' }
      : dayOf(form.lastIndex, groups.year, true);
  }
  digitForm.lastIndex = from;
  const digits = digitForm.exec(text)?.groups;
  if (digits !== undefined && isDayAndMonth(Number(digits.day), Number(digits.other)))
    return { end: digitForm.lastIndex, form: 'digits' };
  return undefined;
}

/** Returns the offset of "sixteenth of September, " before a year; undefined if there is none. */
export function ordinalBefore(text: string, yearStart: number): number | undefined {
  const before = text.slice(Math.max(0, yearStart - longestOrdinal), yearStart);
  const found = ordinal.exec(before);
  if (found === null || !isMonthHash(hashWord(found[1] as string))) return undefined;
  return yearStart - (before.length - found.index);
}

/** Returns the offset of the month before a number; -1 if there is none. */
export function monthBefore(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - longestMonthBefore), from);
  const found = /(?<![\p{L}\d])(\p{L}{3,12})\.?[ -]?$/u.exec(before);
  return found !== null && isMonthHash(hashWord(found[1] as string))
    ? from - before.length + found.index
    : -1;
}

const isDayAndMonth = (a: number, b: number): boolean =>
  a > 0 && b > 0 && Math.max(a, b) <= mostDays && Math.min(a, b) <= mostMonths;

const century = 1900;
const shortCentury = 2000;
/** Two digits from here on are of the last century. */
const firstOfCentury = 30;

function dayOf(end: number, year: string | undefined, isSigned: boolean): Day {
  if (year === undefined) return { end, form: 'day' };
  const written = Number(year.replace(/\D/g, ''));
  if (written >= century) return { end, form: 'year', year: written };
  const full = written + (written >= firstOfCentury ? century : shortCentury);
  return { end, form: isSigned ? 'year' : 'shortYear', year: full };
}
