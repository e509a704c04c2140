/** Parses Facebook's times: seconds since 1970, in messages milliseconds. */

/** The year 2100 in seconds since 1970: a larger number is not a time. */
const latest = 4_102_444_800;

/** Returns `YYYY-MM-DDTHH:MM:SSZ`; undefined if `value` is not a time. */
export function timeOf(value: unknown): string | undefined {
  const seconds = secondsOf(value);
  return seconds === undefined ? undefined : isoOf(seconds);
}

/** Does the same for milliseconds. */
export function timeOfMs(value: unknown): string | undefined {
  return typeof value === 'number' ? timeOf(Math.floor(value / 1000)) : undefined;
}

/** Returns whole seconds; Facebook writes zero if it does not know. */
export function secondsOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value < latest ? Math.floor(value) : undefined;
}

const pairs = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
/** A cache of formatted days: a person's whole time on Facebook is some thousand days. */
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
