/** A function's turn on the chain lane: as long as its own time allows, and what kept it, in words. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Context } from 'aws-lambda';
import { workLane } from './lane.ts';

/** Left to write down where things stand. */
const reserveMs = 15_000;

/**
 * @returns why the work is not done, where it is not: whatever waits stays stored, and is looked at each minute
 * @throws what is no passing trouble
 */
export async function workLaneUntil(
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<string | undefined> {
  try {
    await workLane(Date.now() + context.getRemainingTimeInMillis() - reserveMs);
    return undefined;
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'unavailable') throw error;
    console.warn(
      JSON.stringify({ event: 'chain-lane.interrupted', code: error.code, message: error.message }),
    );
    return error.message;
  }
}
