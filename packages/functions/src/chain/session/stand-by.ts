/** Who waits to take the lane over: a holder that dies costs the others seconds, not the time until the next tick. */
import { setTimeout as sleep } from 'node:timers/promises';
import { keepLease, readHolder, takeLease } from '../../store/merkle/lease.ts';

const lookEveryMs = 250;

/**
 * Waits until nobody holds the lane. One does at a time: everybody else may go, and is served all the same.
 * @param deadline unix ms
 * @returns false where another stands by, or the time is over
 */
export async function standBy(deadline: number): Promise<boolean> {
  const place = await takeLease('standby');
  if (!place) return false;
  return keepLease(place, async () => {
    for (; Date.now() < deadline; await sleep(lookEveryMs)) {
      if (!(await readHolder())) return true;
    }
    return false;
  });
}
