/** Reads Facebook's times: seconds since 1970, in messages milliseconds. */

/** Seconds from 1970 to the year 2100: whatever lies beyond is no time. */
const latest = 4_102_444_800;

/** `YYYY-MM-DDTHH:MM:SSZ`, or nothing where `value` is no time. */
export function timeOf(value: unknown): string | undefined {
  const seconds = secondsOf(value);
  return seconds === undefined ? undefined : isoOf(seconds);
}

/** The same of milliseconds. */
export function timeOfMs(value: unknown): string | undefined {
  return typeof value === 'number' ? timeOf(Math.floor(value / 1000)) : undefined;
}

/** Whole seconds; zero is how Facebook says that it does not know. */
export function secondsOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value < latest ? Math.floor(value) : undefined;
}

/** Neighbours are mostly of one day, whose name is then not written anew. */
let day = Number.NaN;
let dayText = '';

const pairs = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

function isoOf(seconds: number): string {
  const today = Math.floor(seconds / 86_400);
  if (today !== day) {
    day = today;
    dayText = new Date(today * 86_400_000).toISOString().slice(0, 11);
  }
  const rest = seconds - today * 86_400;
  const hour = Math.floor(rest / 3600);
  const minute = Math.floor((rest - hour * 3600) / 60);
  return `${dayText}${pairs[hour]}:${pairs[minute]}:${pairs[rest % 60]}Z`;
}
