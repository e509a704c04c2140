/**
 * Waits to take over the lane, so that a dead holder delays requests by seconds, not until the next scheduled
 * run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readHolder, takeLease } from '../../chain/merkle/lease.ts';
import { withLease } from '../../ground/table/lease.ts';

const pollEveryMs = 250;

/**
 * Waits until nobody holds the lane. Only one function waits at a time; the holder or that standby serves
 * everybody's requests.
 * @param deadline unix ms
 * @returns false if another already stands by, or the deadline passed
 *
 */
export async function standBy(deadline: number): Promise<boolean> {
  const place = await takeLease('standby');
  if (!place) return false;
  return withLease(place, async () => {
    for (; Date.now() < deadline; await sleep(pollEveryMs)) {
      if (!(await readHolder())) return true;
    }
    return false;
  });
}
