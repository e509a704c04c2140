/** Parses the times in LinkedIn's files: each file has its own form, and spreadsheets add others. */
import { readUtcTime } from '../../format/value/utc-time.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Two-digit years below this are in this century. */
const centuryTurn = 70;

/** `Tue Mar 05 07:27:40 UTC 2019`. */
const javaDate = /^[a-z]{3} ([a-z]{3}) (\d\d) (\d\d:\d\d:\d\d) (?:UTC|GMT) (\d{4})$/i;
/** `28 Nov 2021`, or `28-Nov-21` if a spreadsheet saved it. */
const dayMonthName = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}|\d\d)$/i;
/** `Nov 2021`, `Nov-21`. */
const monthName = /^([a-z]{3})[a-z]*[ -](\d{4}|\d\d)$/i;
/** `1/12/10, 9:14 AM`, with or without its time. */
const slashed =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?:,? (\d{1,2}):(\d\d)(?::(\d\d))?(?:[ \u202f]?([ap])m)?)?$/i;
/** `28.11.2021 15:33`. */
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)(?: (\d{1,2}):(\d\d)(?::(\d\d))?)?$/;
/** `2021/05/08 10:34:04 UTC`, `2021-05-08`. */
const yearFirst = /^(\d{4})[-/](\d\d)[-/](\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?(?: UTC)?)?$/;

/** Returns `YYYY-MM-DDTHH:MM:SSZ`; a missing day or time is taken as the first. Returns undefined if it is not a time. */
export function readLinkedinTime(text: string): string | undefined {
  return readUtcTime(text.endsWith(' UTC') ? text.slice(0, -4) : text) ?? readOther(text.trim());
}

function readOther(text: string): string | undefined {
  if (text.length < 4 || text.length > 40) return undefined;
  const year = yearFirst.exec(text);
  if (year !== null) return timeOf(year[1], year[2], year[3], clock(year[4], year[5], year[6]));
  const named = dayMonthName.exec(text);
  if (named !== null) return timeOf(named[3], monthOf(named[2]), named[1]);
  const slash = slashed.exec(text);
  if (slash !== null) {
    // LinkedIn puts the month first; a spreadsheet of another country the day
    const isDayFirst = Number(slash[1]) > 12;
    const [month, day] = isDayFirst ? [slash[2], slash[1]] : [slash[1], slash[2]];
    return timeOf(slash[3], month, day, clock(slash[4], slash[5], slash[6], slash[7]));
  }
  const month = monthName.exec(text);
  if (month !== null) return timeOf(month[2], monthOf(month[1]), '1');
  const dot = dotted.exec(text);
  if (dot !== null) return timeOf(dot[3], dot[2], dot[1], clock(dot[4], dot[5], dot[6]));
  const java = javaDate.exec(text);
  if (java !== null) return timeOf(java[4], monthOf(java[1]), java[2], java[3]);
  return /^(19|20)\d\d$/.test(text) ? timeOf(text, '1', '1') : undefined;
}

function monthOf(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase() as (typeof months)[number]) + 1);
}

function clock(hour?: string, minute = '00', second = '00', half?: string): string {
  if (hour === undefined) return '00:00:00';
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon;
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

function timeOf(year = '', month = '', day = '', time = '00:00:00'): string | undefined {
  const short = Number(year);
  const full = year.length === 2 ? String(short + (short < centuryTurn ? 2000 : 1900)) : year;
  return readUtcTime(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}Z`);
}
