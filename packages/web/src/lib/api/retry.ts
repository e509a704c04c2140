/** Decides which failed calls are retried, and when. */
import { attempts, mostRetryMs, retryBaseMs, transientStatuses } from '@cgdx/core/specification/number.ts';
import { ApiError } from './api-error.ts';

/** 0 stands for a failure of the network. */
const transient = new Set<number>([0, ...transientStatuses]);

const isTransient = (error: unknown): boolean => error instanceof ApiError && transient.has(error.status);

/** Returns an exponential delay with random jitter of up to 100 %, so that many pages do not return at the same time. */
export const delayMs = (failures: number, random: number): number =>
  Math.min(mostRetryMs, 2 ** failures * retryBaseMs * (1 + random));

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
