/** Decides when a failed delivery is tried again: at growing intervals, for three days. */

const minute = 60;
const hour = 60 * minute;

/** Seconds between two attempts. */
export const waitSeconds = [
  ...[minute, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 20 * hour + 24 * minute],
] as const;

/**
 * @param tries failed attempts, at least one
 * @returns ISO 8601; undefined after three days of attempts
 */
export function nextTryAt(tries: number, nowMs: number): string | undefined {
  const seconds = waitSeconds[tries - 1];
  return seconds === undefined ? undefined : new Date(nowMs + seconds * 1_000).toISOString();
}
