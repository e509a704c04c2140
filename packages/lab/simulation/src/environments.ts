/** The environments of a function: as many as are reserved; a call beyond them is retried as the workflows say. */
import { whenFull } from '@cgdx/workflows/retry.ts';
import type { Clock } from './clock.ts';

export interface Environments {
  /** Calls the function as soon as an environment is free, and then `done`. */
  call(workSeconds: number, done: () => void): void;
  /** Calls that found no environment, retries included. */
  readonly refused: () => number;
  /** The most that worked at a time. */
  readonly mostBusy: () => number;
}

/** @param random from 0 up to, not including, 1 */
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
