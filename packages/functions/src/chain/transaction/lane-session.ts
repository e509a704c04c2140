/** One holder's time on the chain lane: its lease, and the deadline of its work. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { checkLease, type Lease } from '../../ground/table/lease.ts';

export interface LaneSession {
  readonly lease: Lease;
  /** Unix ms. Work that is not done by then is left to the next holder. */
  readonly deadline: number;
}

const firstPauseMs = 10;
const longestPauseMs = 1_500;

/**
 * Waits before the next round of polling, longer in each round.
 * @throws MarketError LeaseLost if another holder took over; OutOfTime past the deadline
 */
export async function backOff({ lease, deadline }: LaneSession, round: number): Promise<void> {
  if (Date.now() > deadline) {
    throw new MarketError(
      'unavailable',
      'OutOfTime',
      'The chain takes longer than usual; this goes on by itself.',
    );
  }
  await sleep(Math.min(longestPauseMs, firstPauseMs * 1.5 ** round));
  await checkLease(lease);
}
