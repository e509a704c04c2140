/** One holder's turn on the chain lane. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { checkLease, type Lease } from '../../store/merkle/lease.ts';

export interface LaneSession {
  readonly lease: Lease;
  /** Unix ms: what is not done then is left to the next holder. */
  readonly deadline: number;
}

const firstPauseMs = 10;
const longestPauseMs = 1_500;

/**
 * Waits a little, longer with each `round`.
 * @throws MarketError LeaseLost, or OutOfTime past the deadline
 */
export async function pause({ lease, deadline }: LaneSession, round: number): Promise<void> {
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
