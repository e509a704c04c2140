/** A function's turn on the chain lane: as long as its own time allows, and what kept it, in words. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Context } from 'aws-lambda';
import { publishPending, restoreChain } from './publish-pending.ts';

/** Left to write down where things stand. */
const reserveMs = 15_000;

/**
 * @returns why the work is not done, where it is not: whatever waits stays stored, and is looked at each minute
 * @throws what is no passing trouble
 */
export async function runLane(context: Remaining): Promise<string | undefined> {
  const { interrupted } = await catchInterruption(() => publishPending(deadlineOf(context)));
  return interrupted;
}

/**
 * The same, and before it everything that the chain has lost is published again.
 * @returns how many transactions that were
 */
export async function restoreAndRunLane(context: Remaining): Promise<number> {
  const { done = 0 } = await catchInterruption(() => restoreChain(deadlineOf(context)));
  if (done > 0) console.warn(JSON.stringify({ event: 'chain-lane.published-again', transactions: done }));
  await runLane(context);
  return done;
}

type Remaining = Pick<Context, 'getRemainingTimeInMillis'>;

const deadlineOf = (context: Remaining): number =>
  Date.now() + context.getRemainingTimeInMillis() - reserveMs;

async function catchInterruption<T>(work: () => Promise<T>): Promise<{ done?: T; interrupted?: string }> {
  try {
    return { done: await work() };
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'unavailable') throw error;
    console.warn(
      JSON.stringify({ event: 'chain-lane.interrupted', code: error.code, message: error.message }),
    );
    return { interrupted: error.message };
  }
}
