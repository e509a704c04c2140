/** Waits in time of a free machine: what others compute meanwhile counts for nothing. */
import { slownessNow } from './stall.ts';

const lookEveryMs = 1_000;
const shortestStepMs = 10;

/**
 * Calls back after so much time of a free machine, which is later on a busy one.
 * @param slownessOf returns how many times longer work takes now, 1 or more
 * @returns a function that gives it up
 */
export function afterFreeTime(ms: number, callback: () => void, slownessOf = slownessNow): () => void {
  let leftMs = ms;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    // A machine that slept, or did not even let us look, gave no time to anybody: the step counts, not the clock.
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
