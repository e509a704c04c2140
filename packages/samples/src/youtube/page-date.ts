/** Formats dates as in Takeout's web pages, in the language and the time zone of the account. */

const hourSeconds = 3600;

/** `seconds`: since 1970. */
export function pageDate(seconds: number, language: 'en' | 'de'): string {
  return language === 'de' ? german(seconds) : english(seconds);
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (n: number) => String(n).padStart(2, '0');

/** Formats `Jan 13, 2024, 4:16:16 PM SGT`, with a narrow space before AM or PM. */
function english(seconds: number): string {
  const at = new Date((seconds + 8 * hourSeconds) * 1000);
  const hour = at.getUTCHours();
  return `${shortMonths[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}, ${hour % 12 || 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}\u202f${hour < 12 ? 'AM' : 'PM'} SGT`;
}

/** Formats `13.01.2024, 16:16:16 MEZ`. */
function german(seconds: number): string {
  const isSummer = isSummerTime(seconds);
  const at = new Date((seconds + (isSummer ? 2 : 1) * hourSeconds) * 1000);
  return `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} ${isSummer ? 'MESZ' : 'MEZ'}`;
}

/** Returns whether a time is between the last Sundays of March and October, at one o'clock UTC. */
function isSummerTime(seconds: number): boolean {
  const year = new Date(seconds * 1000).getUTCFullYear();
  return seconds >= lastSunday(year, 2) && seconds < lastSunday(year, 9);
}

/** `month`: from 0, one with 31 days. Returns seconds since 1970, at one o'clock. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() / 1000 - last.getUTCDay() * 24 * hourSeconds;
}
