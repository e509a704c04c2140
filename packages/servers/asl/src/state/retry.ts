/** Computes the delay before a retry. */
import type { Retrier } from '../definition/asl.ts';

const defaults = { intervalSeconds: 1, maxAttempts: 3, backoffRate: 2 } as const;
/** The largest MaxDelaySeconds that AWS accepts: a little more than a year. */
const longestDelaySeconds = 31_622_400;

export function maxAttempts(retrier: Retrier): number {
  return retrier.MaxAttempts ?? defaults.maxAttempts;
}

/**
 * Returns the seconds before the retry that follows `retriesSoFar` others. `random` returns 0 <= x < 1 and is called only
 * with full jitter, which spreads the delay between 0 and its usual value.
 */
export function retryDelaySeconds(retrier: Retrier, retriesSoFar: number, random: () => number): number {
  const interval = retrier.IntervalSeconds ?? defaults.intervalSeconds;
  const rate = retrier.BackoffRate ?? defaults.backoffRate;
  const cap = retrier.MaxDelaySeconds ?? longestDelaySeconds;
  const delay = Math.min(interval * rate ** retriesSoFar, cap);
  return retrier.JitterStrategy === 'FULL' ? random() * delay : delay;
}
