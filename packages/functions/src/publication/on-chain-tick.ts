/**
 * Every minute: publishes again what the chain has lost, and serves what a crashed or delayed holder of the
 * lane left.
 */
import type { Context, ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { restoreAndRunLane } from './lane/run-lane.ts';

export const handler = handled(
  async (_event: ScheduledEvent, context: Context): Promise<{ publishedAgain: number }> => {
    return { publishedAgain: await restoreAndRunLane(context) };
  },
);
