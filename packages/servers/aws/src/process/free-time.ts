/**
 * A timer in load-adjusted time: a second on a machine that is n times slower than an idle one counts as 1/n second.
 */
import { slownessNow } from './stall.ts';

const lookEveryMs = 1_000;
const shortestStepMs = 10;

/**
 * Calls back after `ms` of load-adjusted time, which is later on a busy machine.
 * @param slownessOf returns how many times longer work takes now, 1 or more
 * @returns a function that cancels the timer
 */
export function afterFreeTime(ms: number, callback: () => void, slownessOf = slownessNow): () => void {
  let leftMs = ms;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    // Counts one step, not the time on the clock: a machine that slept, or did not run this timer, gave no task any
    // time.
    const stepMs = Math.min(lookEveryMs, Math.max(shortestStepMs, leftMs));
    timer = setTimeout(() => {
      leftMs -= stepMs / slownessOf();
      if (leftMs <= 0) callback();
      else look();
    }, stepMs);
  };
  look();
  return () => clearTimeout(timer);
}
