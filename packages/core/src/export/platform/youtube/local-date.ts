/** Reads the dates that Takeout writes into web pages, in the language of the account, and gives them in UTC. */
import { monthOf } from './local-month.ts';
import { zoneOffsetMs } from './local-zone.ts';
import { isInSummerTime } from './summer-time.ts';

/** `16:16:16`, `16.16.16`, `16 h 16 min 16 s`, and the same in Korean and Thai. */
const clock =
  /(?<!\d)(\d{1,2})(?:([:.])(\d\d)\2(\d\d)|(?: h |시 | นาฬิกา )(\d{1,2})(?: min |분 | นาที )(\d{1,2})(?: s|초| วินาที))(?!\d)/;

/** Behind the clock. */
const halfAfter = /^ ?(?:(a\.? ?m\.?|SA|PG|π\.μ\.|ص)|(p\.? ?m\.?|CH|PTG|μ\.μ\.|م))(?![\p{L}\d])/iu;
/** Before it: zh, ja, ko. */
const halfBefore = /(上午|凌晨|清晨|早上|午前|오전)|(下午|中午|晚上|午後|오후)/;

/** Between date and clock, in Chinese. */
const zoneBefore = /(?:GMT|UTC)(?:[+\-−–][\d:]+)?|\b[A-Z]{3,5}\b/;
/** Zone and date behind the clock, in Vietnamese. */
const dateBehind = /^ ?(\S*) (\d{1,2} .*\d{4})$/;

/** Zeros of Arabic, Hindi, Bengali and Thai digits. */
const foreignDigits = /[\u0660-\u0669\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;
/** Nearly no page has any of these digits or marks of direction. */
const isForeign = /[\u0660-\u0fff\u200e\u200f]/;
const zeros = [0x660, 0x966, 0x9e6, 0xe50] as const;

/** In the Thai calendar the year of Buddha counts. */
const buddhist = 543;
const thaiFrom = 2400;
/** Characters; real ones have about 30. */
const longestDate = 200;
const firstYear = 1900;
/** More digits than four are no year of our calendar. */
const lastYear = 9998;

/** Texts of the last date: neighbours on a page are mostly of one day. */
let lastText = '';
let lastDay: number | undefined;

export interface LocalDate {
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly at: string;
  /** If the zone's name is of summer time: whether it was summer then. */
  readonly isInSummerTime: boolean | undefined;
}

/** The time in UTC, or undefined if it is no date in a known language. An unknown zone counts as UTC. */
export function readLocalDate(text: string): string | undefined {
  return readPageDate(text)?.at;
}

export function readPageDate(text: string): LocalDate | undefined {
  if (text.length > longestDate) return undefined;
  const western = isForeign.test(text)
    ? text.replace(foreignDigits, westernDigit).replace(/[\u200e\u200f]/g, '')
    : text;
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
  if (dateText !== lastText) {
    lastDay = dayOf(dateText);
    lastText = dateText;
  }
  if (lastDay === undefined) return undefined;
  const told = Number(found[1]);
  const hour = half === null ? told : (told % 12) + (half[2] === undefined ? 0 : 12);
  const minute = Number(found[3] ?? found[5]);
  const second = Number(found[4] ?? found[6]);
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const local = lastDay + ((hour * 60 + minute) * 60 + second) * 1000;
  const at = `${new Date(local - zoneOffsetMs(zone)).toISOString().slice(0, 19)}Z`;
  return { at, isInSummerTime: isInSummerTime(zone, local) };
}

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.findLast((known) => known <= code) ?? code;
  return String(code - zero);
}

/** Its beginning, ms since 1970, in the zone of the text; undefined if it is no date. */
function dayOf(text: string): number | undefined {
  const numbers: string[] = [];
  let month: number | undefined;
  for (const [word] of text.matchAll(/\d+|[\u0e01-\u0e4e.]{4,}|\p{L}[\p{L}\p{M}]+/gu)) {
    if (/^\d/.test(word)) numbers.push(word);
    else month ??= monthOf(word);
  }
  const [a = 0, b = 0, c = 0] = numbers.map(Number);
  if (numbers.length > 3 || numbers.length < (month === undefined ? 3 : 2)) return undefined;
  const yearFirst = a >= firstYear;
  // the day first wherever months have no name
  const parts =
    month !== undefined
      ? ([yearFirst ? a : b, month, yearFirst ? b : a] as const)
      : yearFirst
        ? ([a, b, c] as const)
        : ([c, b, a] as const);
  return validDay(...parts);
}

function validDay(told: number, month: number, day: number): number | undefined {
  const year = told > thaiFrom ? told - buddhist : told;
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCDate() === day ? ms : undefined;
}
