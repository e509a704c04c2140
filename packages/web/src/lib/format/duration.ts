/** Formats durations. */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a duration with few digits: `0.4 s`, `12 s`, `3 min 05 s`. */
export function describeDuration(ms: number): string {
  if (ms < 10 * secondMs) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
  if (ms < minuteMs) return `${Math.floor(ms / secondMs)} s`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min ${twoDigits((ms % minuteMs) / secondMs)} s`;
  return `${Math.floor(ms / hourMs)} h ${twoDigits((ms % hourMs) / minuteMs)} min`;
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Formats the age of something that waits, in one unit: `1 min`, `5 h`, `3 days`. */
export function describeAge(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}
