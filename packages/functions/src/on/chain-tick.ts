/** Every minute: publishes what the chain has lost, and what a crashed or hindered holder of the chain lane left behind. */
import type { Context, ScheduledEvent } from 'aws-lambda';
import { restoreAndWorkLane } from '../chain/turn.ts';
import { discreetError } from '../discreet-error.ts';

export async function handler(_event: ScheduledEvent, context: Context): Promise<{ publishedAgain: number }> {
  try {
    return { publishedAgain: await restoreAndWorkLane(context) };
  } catch (error) {
    throw discreetError(error);
  }
}
