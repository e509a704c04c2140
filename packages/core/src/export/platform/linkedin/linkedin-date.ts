/** Parses the times in LinkedIn's files: each file has its own form, and spreadsheets use further ones. */
import { type DateOrder, dayOrYearIn, fullYear, numericDateIn } from '../../format/value/date-order.ts';
import { monthOf } from '../../format/value/month-word.ts';
import { readUtcTime, utcSeconds } from '../../format/value/utc-time.ts';

export interface LinkedinTime {
  /** `YYYY-MM-DDTHH:MM:SSZ`; a missing month, day or time of day is the earliest one. */
  readonly at: string;
  /** The same in seconds since 1970. */
  readonly seconds: number;
  /** The precision: by how many seconds the true time may be later; 0 if the seconds are written. */
  readonly spanSeconds: number;
  /** True if the date is reduced to its year because the file does not show whether day or month comes first. */
  readonly isYearAlone: boolean;
}

const secondsPerDay = 86_400;
const colon = 0x3a;
const span = {
  minute: 59,
  day: secondsPerDay - 1,
  month: 31 * secondsPerDay - 1,
  year: 366 * secondsPerDay - 1,
};

/** `Tue Mar 05 07:27:40 UTC 2019`. */
const javaDate = /^\p{L}{3} (\p{L}{3}) (\d\d) (\d\d:\d\d:\d\d) (?:UTC|GMT) (\d{4})$/iu;
/** `28 Nov 2021`, as LinkedIn itself writes it. */
const dayInWords = /^(\d{1,2}) ([a-z]{3,}) (\d{4})$/i;
/** `2021/05/08`, `2021-5-8`, `2021. 5. 8.`, `2021年5月8日`. */
const yearFirst = /^(\d{4})(?:[-/]|\. ?|[年년] ?)(\d{1,2})(?:[-/]|\. ?|[月월] ?)(\d{1,2})[日일.]?$/;
/** Matches a time of day after or before a date, with AM or PM in the languages of spreadsheets. */
const clock =
  /(?:^|[\sT,])(上午|下午|오전|오후|午前|午後)?\s?(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s?(?:([ap])\.?\s?m\.?)?\s?(?:UTC|GMT|Z)?$/iu;
const afternoon = /^(下午|오후|午後|p)$/i;
/** A spreadsheet's serial number of a day, in days from the end of 1899, for the years 2003 to 2100. */
const serial = /^([3-7]\d{4})(?:[.,](\d+))?$/;
const serialOf1970 = 25_569;
const firstSerial = 37_622;
const lastSerial = 73_415;

const blank = 0x20;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Returns true for ASCII text with single spaces between words, which needs no replacement. */
function isPlain(text: string): boolean {
  let before = blank;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < blank || code > 0x7e || (code === blank && before === blank)) return false;
    before = code;
  }
  return before !== blank;
}

/** The longest date, in characters, with a weekday and a time of day. */
const longest = 60;

/** `order`: the order of the file's numeric dates. Returns undefined if the text is not a time. */
function readLinkedinDate(text: string, order: DateOrder | undefined): LinkedinTime | undefined {
  if (text.length < 4 || text.length > longest) return undefined;
  const at = readUtcTime(text.endsWith(' UTC') ? text.slice(0, -4) : text);
  if (at !== undefined && text.charCodeAt(16) === colon)
    // the original text is read faster than a concatenated one
    return { at, seconds: utcSeconds(text), spanSeconds: 0, isYearAlone: false };
  if (at !== undefined) return exact(at, span.minute);
  const plain = isPlain(text) ? text : text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const words = dayInWords.exec(plain);
  if (words !== null)
    return timeOf(Number(words[3]), monthOf(words[2] ?? ''), Number(words[1]), undefined, span.day);
  const java = isDigit(plain.charCodeAt(0)) ? null : javaDate.exec(plain);
  if (java !== null) return timeOf(Number(java[4]), monthOf(java[1] ?? ''), Number(java[2]), java[3], 0);
  const cell = isDigit(plain.charCodeAt(4)) ? serial.exec(plain) : null;
  if (cell !== null) return ofSerial(Number(cell[1]), cell[2]);
  const time = clock.exec(plain);
  const date = time === null ? plain : plain.slice(0, time.index).replace(/[\s,T]+$/, '');
  const told = time === null ? undefined : clockOf(time);
  const spanSeconds = time === null ? span.day : time[4] === undefined ? span.minute : 0;
  const iso = yearFirst.exec(date);
  if (iso !== null) return timeOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), told, spanSeconds);
  return inNumbers(plain, order, told, spanSeconds) ?? inWords(date, told, spanSeconds);
}

/** The greatest length of texts whose result is cached, enough for a day, and the most cached texts. */
const longestDay = 15;
const mostDays = 10_000;

/** Creates a caching parser for the times of one table. `order`: the order of its numeric dates. */
export function createDateReader(order: DateOrder | undefined): (text: string) => LinkedinTime | undefined {
  const known = new Map<string, LinkedinTime | undefined>();
  return (text) => {
    if (text.length > longestDay) return readLinkedinDate(text, order);
    const found = known.get(text);
    if (found !== undefined) return found;
    const read = readLinkedinDate(text, order);
    if (known.size < mostDays) known.set(text, read);
    return read;
  };
}

/** Returns only the time, without its precision. */
export const readLinkedinTime = (text: string, order?: DateOrder): string | undefined =>
  readLinkedinDate(text, order)?.at;

function inNumbers(
  text: string,
  order: DateOrder | undefined,
  told: string | undefined,
  spanSeconds: number,
): LinkedinTime | undefined {
  const numeric = numericDateIn(text);
  if (numeric === undefined) return undefined;
  const found = dayOrYearIn(numeric, order);
  if (found === undefined) return undefined;
  if ('day' in found) return timeOf(found.year, found.month, found.day, told, spanSeconds);
  const alone = timeOf(found.year, 1, 1, undefined, span.year);
  return alone === undefined ? undefined : { ...alone, isYearAlone: true };
}

/** `28 Nov 2021`, `28. November 2021`, `November 28, 2021`, `Sonntag, 28. November 2021`, `Nov-21`, `2021`. */
function inWords(date: string, told: string | undefined, spanSeconds: number): LinkedinTime | undefined {
  if (/^(19|20)\d\d$/.test(date)) return timeOf(Number(date), 1, 1, told, span.year);
  const words = date.match(/\d+|\p{L}[\p{L}\p{M}]+/gu) ?? [];
  const numbers = words.filter((word) => /^\d/.test(word));
  // the month is the last word, since a weekday may come first
  const months = words.flatMap((word) => (/^\d/.test(word) ? [] : (monthOf(word) ?? [])));
  const month = months.at(-1);
  const [first = '', second] = numbers;
  if (month === undefined || numbers.length > 2 || !/\D/.test(date) || first.length === 3) return undefined;
  if (second === undefined) {
    const isYear = first.length === 4 || (first.length === 2 && /^\p{L}/u.test(date));
    return isYear ? timeOf(fullYear(first), month, 1, told, span.month) : undefined;
  }
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return year.length === 4 || year.length === 2
    ? timeOf(fullYear(year), month, Number(day), told, spanSeconds)
    : undefined;
}

function ofSerial(days: number, fraction: string | undefined): LinkedinTime | undefined {
  if (days < firstSerial || days > lastSerial) return undefined;
  const seconds = Math.round(Number(`0.${fraction ?? 0}`) * secondsPerDay);
  const ms = ((days - serialOf1970) * secondsPerDay + seconds) * 1000;
  return exact(
    `${new Date(ms).toISOString().slice(0, 19)}Z`,
    fraction === undefined ? span.day : span.minute,
  );
}

function clockOf([, before, hour, minute, second = '00', after]: RegExpExecArray): string {
  const half = before ?? after;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (afternoon.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

function timeOf(
  year: number,
  month: number | undefined,
  day: number,
  clock = '00:00:00',
  spanSeconds: number,
): LinkedinTime | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const at = readUtcTime(`${year}-${two(month ?? 0)}-${two(day)}T${clock}Z`);
  return at === undefined ? undefined : exact(at, spanSeconds);
}

const exact = (at: string, spanSeconds: number): LinkedinTime => ({
  at,
  seconds: utcSeconds(at),
  spanSeconds,
  isYearAlone: false,
});
