/** Reads the ways in which exports write a UTC time, and gives them one form. */

/** `YYYY-MM-DD HH:MM[:SS[.fff]]`, `T` or a space between, `Z` or `Z[UTC]` or nothing behind. */
const utcPattern = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|\+00:00)?(\[UTC\])?$/;

const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** `YYYY-MM-DDTHH:MM:SSZ`, or nothing where `value` is no such time. Minutes without seconds get `:00`. */
export function readUtcTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !utcPattern.test(value)) return undefined;
  const seconds = value.charCodeAt(16) === 0x3a ? value.slice(17, 19) : '00';
  const text = `${value.slice(0, 10)}T${value.slice(11, 16)}:${seconds}Z`;
  return isReal(text) ? text : undefined;
}

/** Seconds since 1970 of a text that `readUtcTime` gave. */
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
  return two(text, 11) < 24 && two(text, 14) < 60 && two(text, 17) < 60;
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
