/** Parses the forms in which exports write a UTC time, and converts them to one. */

const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** What may follow the minutes besides seconds: a fraction, and a mark of UTC. */
const ending = /^(?:\.\d{1,9})?(?:Z|\+00:00)?(?:\[UTC\])?$/;

/**
 * The first year of a known time. For an unknown time, platforms write second 0 or -1 since 1970, some of them in the person's
 * time zone; no platform existed in 1971.
 */
export const firstKnownYear = 1971;

/**
 * Converts `YYYY-MM-DD HH:MM[:SS[.fff]]`, with `T` or a space, followed by `Z`, `Z[UTC]`, `+00:00` or nothing, to
 * `YYYY-MM-DDTHH:MM:SSZ`; returns undefined if `value` is not such a time, or
 * means an unknown time. Minutes without seconds get `:00`.
 */
export function readUtcTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length < 16 || !hasDateAndMinutes(value)) return undefined;
  if (four(value) < firstKnownYear) return undefined;
  const hasSeconds = value.charCodeAt(16) === colon;
  if (hasSeconds && !(areDigits(value, 17) && two(value, 17) < 60)) return undefined;
  const end = hasSeconds ? 19 : 16;
  // nearly all times are in one of these two forms; the first needs no conversion
  const { length } = value;
  if (length === 20 && end === 19 && value.charCodeAt(19) === zulu && value.charCodeAt(10) === letterT)
    return value;
  if (length !== end && !ending.test(value.slice(end))) return undefined;
  return `${value.slice(0, 10)}T${value.slice(11, end)}${hasSeconds ? 'Z' : ':00Z'}`;
}

const dash = 0x2d;
const colon = 0x3a;
const letterT = 0x54;
const space = 0x20;
const zulu = 0x5a;

function hasDateAndMinutes(text: string): boolean {
  const between = text.charCodeAt(10);
  return (
    text.charCodeAt(4) === dash &&
    text.charCodeAt(7) === dash &&
    (between === letterT || between === space) &&
    text.charCodeAt(13) === colon &&
    areDigits(text, 0) &&
    areDigits(text, 2) &&
    areDigits(text, 5) &&
    areDigits(text, 8) &&
    areDigits(text, 11) &&
    areDigits(text, 14) &&
    isReal(text)
  );
}

/** Returns whether both characters are digits. */
function areDigits(text: string, at: number): boolean {
  const a = text.charCodeAt(at) - 48;
  const b = text.charCodeAt(at + 1) - 48;
  return a >= 0 && a <= 9 && b >= 0 && b <= 9;
}

/** Returns the seconds since 1970 of a text that `readUtcTime` returned. */
export function utcSeconds(text: string): number {
  const year = four(text);
  const month = two(text, 5) - 1;
  const leaps = leapDays(year - 1) - leapDays(1969);
  const thisLeap = month > 1 && isLeap(year) ? 1 : 0;
  const days = (year - 1970) * 365 + leaps + (daysBefore[month] ?? 0) + thisLeap + two(text, 8) - 1;
  return days * 86_400 + two(text, 11) * 3600 + two(text, 14) * 60 + two(text, 17);
}

function isReal(text: string): boolean {
  const month = two(text, 5);
  const day = two(text, 8);
  if (month < 1 || day < 1 || day > (daysIn[month - 1] ?? 0)) return false;
  if (month === 2 && day === 29 && !isLeap(four(text))) return false;
  return two(text, 11) < 24 && two(text, 14) < 60;
}

function two(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

function four(text: string): number {
  return two(text, 0) * 100 + two(text, 2);
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function leapDays(year: number): number {
  return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}
