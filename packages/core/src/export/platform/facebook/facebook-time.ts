/** Parses Facebook's times: seconds since 1970, or milliseconds in messages; a program that rewrote a file may have made them strings. */

/** The year 1971 in seconds since 1970: an earlier time means an unknown one, in any time zone. */
const earliest = 31_536_000;
/** The year 2100 in seconds since 1970: a larger number is in a smaller unit, or not a time. */
const latest = 4_102_444_800;
/** Milliseconds and microseconds per second. The ranges of possible times in the three units do not overlap. */
const smallerUnits = [1_000, 1_000_000] as const;
/** The year 1973 in seconds since 1970: an earlier time in a smaller unit is not possible on Facebook. */
const earliestOfSmaller = 100_000_000;

const digits = /^(?:\d{9,16}(?:\.\d+)?|\d(?:\.\d+)?e\+?(?:0?9|1[0-5]))$/i;
const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Returns `YYYY-MM-DDTHH:MM:SSZ`; undefined if `value` is not a time. */
export function timeOf(value: unknown): string | undefined {
  const seconds = secondsOf(value);
  return seconds === undefined ? undefined : isoOf(seconds);
}

/** Returns whole seconds; undefined for an unknown time, which Facebook writes as zero. */
export function secondsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return secondsOfNumber(value);
  if (typeof value !== 'string') return undefined;
  if (digits.test(value)) return secondsOfNumber(Number(value));
  if (!isoTime.test(value)) return undefined;
  const ms = Date.parse(value.replace(' ', 'T'));
  return Number.isNaN(ms) ? undefined : secondsOfNumber(ms / 1_000);
}

function secondsOfNumber(value: number): number | undefined {
  if (value >= earliest && value < latest) return Math.floor(value);
  const unit = smallerUnits.find((one) => value >= earliestOfSmaller * one && value < latest * one);
  return unit === undefined ? undefined : Math.floor(value / unit);
}

const pairs = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
/** A cache of formatted days: a person's history on Facebook has some thousand days. */
const dayNames = new Map<number, string>();
const mostDays = 100_000;

function nameOfDay(day: number): string {
  const known = dayNames.get(day);
  if (known !== undefined) return known;
  const name = new Date(day * 86_400_000).toISOString().slice(0, 11);
  if (dayNames.size < mostDays) dayNames.set(day, name);
  return name;
}

function isoOf(seconds: number): string {
  const day = Math.floor(seconds / 86_400);
  const rest = seconds - day * 86_400;
  const hour = Math.floor(rest / 3600);
  const minute = Math.floor((rest - hour * 3600) / 60);
  return `${nameOfDay(day)}${pairs[hour]}:${pairs[minute]}:${pairs[rest % 60]}Z`;
}
