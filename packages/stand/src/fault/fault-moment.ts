/** Which calls of a run a test makes fail, one at a time. */
import type { FaultPlan } from './fault-door.ts';

/** `npm run test:full` asks for all; each call, in turn before or after it took effect, is what `npm test` has time for. */
const isEvery = process.env.CGDX_EVERY_CASE === '1';

/**
 * Returns the moments in order.
 * @param calls of a run without a fault
 * @param stride tries every so-manieth call, unless all are asked for
 */
export function faultMoments(calls: number, stride = 1): FaultPlan[] {
  const moments: FaultPlan[] = [];
  for (let at = 0; at < calls; at += isEvery ? 1 : stride) {
    if (isEvery || at % 2 === 0) moments.push({ at, when: 'before' });
    if (isEvery || at % 2 === 1) moments.push({ at, when: 'after' });
  }
  return moments;
}
