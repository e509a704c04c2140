/** Every minute: publishes what a crashed or hindered holder of the chain lane left behind. */
import type { Context, ScheduledEvent } from 'aws-lambda';
import { workLaneUntil } from '../chain/turn.ts';
import { discreetError } from '../discreet-error.ts';

export async function handler(_event: ScheduledEvent, context: Context): Promise<void> {
  try {
    await workLaneUntil(context);
  } catch (error) {
    throw discreetError(error);
  }
}
