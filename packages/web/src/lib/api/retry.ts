/** Decides which failed calls are retried, and when. */
import { ApiError } from './api-error.ts';

const attempts = 3;
const baseDelayMs = 100;
const longestDelayMs = 300_000;
const transientStatus = new Set([0, 429, 500, 502, 503, 504]);

const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && transientStatus.has(error.status);

/** Returns an exponential delay, at random up to doubled, so that many pages do not come back at once. */
export const delayMs = (failures: number, random: number): number =>
  Math.min(longestDelayMs, 2 ** failures * baseDelayMs * (1 + random));

/**
 * Calls `attempt` up to three times while it fails for transient reasons (network, 429, 5xx).
 *
 * @param wait resolves after this many milliseconds
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await attempt();
    } catch (error) {
      failures += 1;
      if (failures >= attempts || !isTransient(error)) throw error;
      await wait(delayMs(failures, Math.random()));
    }
  }
}
