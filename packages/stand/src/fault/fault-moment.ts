/** Which calls of a run a test makes fail, one at a time. */
import type { FaultPlan } from './counted-fault-proxy.ts';

const isEvery = process.env.CGDX_EVERY_CASE === '1';
const few = 3;

/**
 * Returns the moments in order: each call before and after it took effect in `npm run test:full`; a few that are spread
 * over the run, in turn before and after, in `npm test`.
 * @param calls of a run without a fault
 */
export function faultMoments(calls: number): FaultPlan[] {
  if (isEvery)
    return Array.from({ length: 2 * calls }, (_, n) => ({ at: n >> 1, when: n % 2 ? 'after' : 'before' }));
  const count = Math.min(few, calls);
  return Array.from({ length: count }, (_, n) => ({
    at: Math.floor((n * calls) / count),
    when: n % 2 ? 'after' : 'before',
  }));
}

/** From one call to the next that a test makes fail if it cannot know how many there are: one that few periods share. */
export const faultStride = isEvery ? 1 : 7;
