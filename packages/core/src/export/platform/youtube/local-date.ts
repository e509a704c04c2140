/** Parses the dates in Takeout's web pages, which are in the account's language, and converts them to UTC. */
import {
  type DateOrder,
  dayOrYearIn,
  type NumericDate,
  numericDateIn,
} from '../../format/value/date-order.ts';
import { monthOf } from '../../format/value/month-word.ts';
import { firstKnownYear } from '../../format/value/utc-time.ts';
import { zoneOffsetMs } from './local-zone.ts';
import { isInSummerTime } from './summer-time.ts';

/** `16:16:16`, `16.16.16`, `16 h 16 min 16 s`, and the same in Korean and Thai. */
const clock =
  /(?<!\d)(\d{1,2})(?:([:.])(\d\d)\2(\d\d)|(?: h |시 | นาฬิกา )(\d{1,2})(?: min |분 | นาที )(\d{1,2})(?: s|초| วินาที))(?!\d)/;

/** AM or PM after the time of day. */
const halfAfter = /^ ?(?:(a\.? ?m\.?|SA|PG|π\.μ\.|ص)|(p\.? ?m\.?|CH|PTG|μ\.μ\.|م))(?![\p{L}\d])/iu;
/** AM or PM before the time of day: zh, ja, ko. */
const halfBefore = /(上午|凌晨|清晨|早上|午前|오전)|(下午|中午|晚上|午後|오후)/;

/** A zone between date and time of day, in Chinese. */
const zoneBefore = /(?:GMT|UTC)(?:[+\-−–][\d:]+)?|\b[A-Z]{3,5}\b/;
/** Zone and date after the time of day, in Vietnamese. */
const dateBehind = /^ ?(\S*) (\d{1,2} .*\d{4})$/;

/** Arabic, Hindi, Bengali and Thai digits. */
const foreignDigits = /[\u0660-\u0669\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;
/** Matches these digits and direction marks, which hardly any page has. */
const isForeign = /[\u0660-\u0fff\u200e\u200f]/;
const zeros = [0x660, 0x966, 0x9e6, 0xe50] as const;

/** The offset of the Thai calendar's years. */
const buddhist = 543;
const thaiFrom = 2400;
/** The longest date, in characters; real ones have about 30. */
const longestDate = 200;
const firstYear = 1900;
/** The last year that is accepted. */
const lastYear = 9998;

/** A cache of the last date, since consecutive dates on a page are usually of the same day. */
let last: { readonly text: string; readonly order: DateOrder | undefined; readonly day: Day | undefined } = {
  text: '',
  order: undefined,
  day: undefined,
};

interface Day {
  /** The start of the day or second, in Unix ms, in the text's time zone. */
  readonly ms: number;
  readonly isYearAlone: boolean;
  /** The numbers of a numeric date, whose order must be determined. */
  readonly numeric: NumericDate | undefined;
}

export interface LocalDate {
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly at: string;
  /** Whether the date is within summer time; undefined unless the zone's name means summer time. */
  readonly isInSummerTime: boolean | undefined;
  /** True if the date is reduced to its year because the file does not show which number is the month. */
  readonly isYearAlone: boolean;
  /** The numbers of a numeric date, whose order must be determined. */
  readonly numeric: NumericDate | undefined;
}

/**
 * Returns the time in UTC; undefined if the text is not a date in a known language. An unknown zone counts as UTC. A numeric
 * date is read with the day first, as Takeout writes it.
 */
export function readLocalDate(text: string): string | undefined {
  return readPageDate(text, 'day-month-year')?.at;
}

/** `order`: the order of the file's numeric dates; undefined if the file does not show it. */
export function readPageDate(text: string, order: DateOrder | undefined): LocalDate | undefined {
  if (text.length > longestDate) return undefined;
  const isOwn = isForeign.test(text);
  const western = isOwn ? text.replace(foreignDigits, westernDigit).replace(/[\u200e\u200f]/g, '') : text;
  const plain = western.replace(/[\s\u00a0\u202f\u2009]+/g, ' ').trim();
  const found = clock.exec(plain);
  if (found === null) return undefined;
  const before = plain.slice(0, found.index);
  const behind = plain.slice(found.index + found[0].length);
  const swapped = before === '' ? dateBehind.exec(behind) : null;
  const after = halfAfter.exec(behind);
  const half = after ?? halfBefore.exec(before);
  const rest = (after === null ? behind : behind.slice(after[0].length)).trim();
  const zone = swapped?.[1] ?? (rest === '' ? zoneBefore.exec(before)?.[0] : undefined) ?? rest;
  const dateText = swapped?.[2] ?? (rest === '' ? before.replace(zoneBefore, '') : before);
  // Takeout itself wrote the date, since a program that puts the month first uses neither foreign digits nor direction marks
  const written = isOwn ? 'day-month-year' : order;
  if (dateText !== last.text || written !== last.order)
    last = { text: dateText, order: written, day: dayOf(dateText, written) };
  const { day } = last;
  if (day === undefined) return undefined;
  const told = Number(found[1]);
  const hour = half === null ? told : (told % 12) + (half[2] === undefined ? 0 : 12);
  const minute = Number(found[3] ?? found[5]);
  const second = Number(found[4] ?? found[6]);
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const { isYearAlone } = day;
  const numeric = isOwn ? undefined : day.numeric;
  if (isYearAlone) return { at: utc(day.ms), isInSummerTime: undefined, isYearAlone, numeric };
  const local = day.ms + ((hour * 60 + minute) * 60 + second) * 1000;
  return {
    at: utc(local - zoneOffsetMs(zone)),
    isInSummerTime: isInSummerTime(zone, local),
    isYearAlone,
    numeric,
  };
}

const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.findLast((known) => known <= code) ?? code;
  return String(code - zero);
}

/** Returns undefined if the text is not a date. */
function dayOf(text: string, order: DateOrder | undefined): Day | undefined {
  const numbers: string[] = [];
  let month: number | undefined;
  for (const [word] of text.matchAll(/\d+|[\u0e01-\u0e4e.]{4,}|\p{L}[\p{L}\p{M}]+/gu)) {
    if (/^\d/.test(word)) numbers.push(word);
    else month ??= monthOf(word);
  }
  const [a = 0, b = 0, c = 0] = numbers.map(Number);
  if (numbers.length > 3 || numbers.length < (month === undefined ? 3 : 2)) return undefined;
  const yearFirst = a >= firstYear;
  const numeric = month === undefined && !yearFirst ? numericDateIn(text) : undefined;
  if (numeric !== undefined && c >= firstYear) return dayInNumbers(numeric, order);
  // with a space after each number the day comes first
  const parts =
    month !== undefined
      ? ([yearFirst ? a : b, month, yearFirst ? b : a] as const)
      : yearFirst
        ? ([a, b, c] as const)
        : ([c, b, a] as const);
  return dayFrom(validDay(...parts), false);
}

function dayInNumbers(numeric: NumericDate, order: DateOrder | undefined): Day | undefined {
  const found = dayOrYearIn(numeric, order);
  if (found === undefined) return undefined;
  return 'day' in found
    ? dayFrom(validDay(found.year, found.month, found.day), false, numeric)
    : dayFrom(validDay(found.year, 1, 1), true, numeric);
}

const dayFrom = (ms: number | undefined, isYearAlone: boolean, numeric?: NumericDate): Day | undefined =>
  ms === undefined ? undefined : { ms, isYearAlone, numeric };

function validDay(told: number, month: number, day: number): number | undefined {
  const year = told > thaiFrom ? told - buddhist : told;
  if (year < firstKnownYear || year > lastYear || month < 1 || month > 12 || day < 1 || day > 31)
    return undefined;
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCDate() === day ? ms : undefined;
}
