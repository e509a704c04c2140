/** Every minute: publishes what the chain has lost, and what a crashed or delayed holder of the chain lane left behind. */
import type { Context, ScheduledEvent } from 'aws-lambda';
import { restoreAndRunLane } from '../chain/lane/run-lane.ts';
import { discreetError } from '../discreet-error.ts';

export async function handler(_event: ScheduledEvent, context: Context): Promise<{ publishedAgain: number }> {
  try {
    return { publishedAgain: await restoreAndRunLane(context) };
  } catch (error) {
    throw discreetError(error);
  }
}
