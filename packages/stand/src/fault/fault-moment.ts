/** Chooses the calls of a run that a test makes fail, one at a time. */
import type { FaultPlan } from './counted-fault-proxy.ts';

const isEvery = process.env.CGDX_EVERY_CASE === '1';
const few = 3;

/**
 * Returns the moments in order. `npm run test:full` fails each call, once before and once after it takes effect; `npm
 * test` fails a few calls spread over the run, alternately before and after.
 * @param calls the number of calls in a run without a fault
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

/**
 * The distance between two failed calls when a test does not know their number in advance. 7 shares no divisor with
 * most periods of calls.
 */
export const faultStride = isEvery ? 1 : 7;
