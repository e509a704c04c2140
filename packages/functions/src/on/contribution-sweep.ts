/** Every quarter of an hour: brings contributions on whose execution ended, or never began, without anybody hearing of it. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../handled.ts';
import { findUnheard } from '../sweep/find-unheard.ts';

export const handler = handled(async (_event: ScheduledEvent): Promise<{ unheard: number }> => {
  return { unheard: await findUnheard() };
});
