/** Runs the chain lane within a Lambda invocation: for as long as the function's own time allows. */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Context } from 'aws-lambda';
import { warn } from '../../ground/log/log.ts';
import { publishPending, restoreChain } from './publish-pending.ts';

/** Reserved for what the function does after the lane: it records why work is left. */
const reserveMs = 15_000;

/**
 * @returns why work is left, in a sentence; undefined if none is. Requests stay stored, and the scheduled run
 * serves them each minute
 * @throws errors that do not pass by themselves: those of any kind but `unavailable`
 *
 */
export async function runLane(context: RemainingTime): Promise<string | undefined> {
  const { interruption } = await catchInterruption(() => publishPending(deadlineOf(context)));
  return interruption;
}

/**
 * Publishes again what the chain has lost, then runs the lane.
 * @returns how many transactions were published again
 */
export async function restoreAndRunLane(context: RemainingTime): Promise<number> {
  const { result: restored = 0 } = await catchInterruption(() => restoreChain(deadlineOf(context)));
  if (restored > 0) warn('chain-lane.published-again', { transactions: restored });
  await runLane(context);
  return restored;
}

type RemainingTime = Pick<Context, 'getRemainingTimeInMillis'>;

const deadlineOf = (context: RemainingTime): number =>
  Date.now() + context.getRemainingTimeInMillis() - reserveMs;

async function catchInterruption<T>(work: () => Promise<T>): Promise<{ result?: T; interruption?: string }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'unavailable') throw error;
    warn('chain-lane.interrupted', { code: error.code, why: error.message });
    return { interruption: error.message };
  }
}
