/**
 * A function's environments, as many as are reserved. A call for which none is free is retried with the workflows'
 * retry policy.
 */
import { whenFull } from '@cgdx/workflows/retry.ts';
import type { Clock } from './clock.ts';

export interface Environments {
  /** Calls the function as soon as an environment is free; calls `done` afterwards. */
  call(workSeconds: number, done: () => void): void;
  /** The number of calls that found no free environment, retries included. */
  readonly refused: () => number;
  /** The largest number of environments in use at a time. */
  readonly mostBusy: () => number;
}

/** @param random returns a number from 0 (inclusive) to 1 (exclusive) */
export function createEnvironments(clock: Clock, limit: number, random: () => number): Environments {
  const { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = Number.POSITIVE_INFINITY } = whenFull;
  let busy = 0;
  let refused = 0;
  let mostBusy = 0;

  function attempt(workSeconds: number, done: () => void, tries: number): void {
    if (busy >= limit) {
      refused += 1;
      const longest = Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** tries);
      clock.after(random() * longest, () => attempt(workSeconds, done, tries + 1));
      return;
    }
    busy += 1;
    mostBusy = Math.max(mostBusy, busy);
    clock.after(workSeconds, () => {
      busy -= 1;
      done();
    });
  }

  return {
    call: (workSeconds, done) => attempt(workSeconds, done, 0),
    refused: () => refused,
    mostBusy: () => mostBusy,
  };
}
