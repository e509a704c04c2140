/** Every minute: publishes what the chain has lost, and what a crashed or delayed holder of the chain lane left behind. */
import type { Context, ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { restoreAndRunLane } from './lane/run-lane.ts';

export const handler = handled(
  async (_event: ScheduledEvent, context: Context): Promise<{ publishedAgain: number }> => {
    return { publishedAgain: await restoreAndRunLane(context) };
  },
);
