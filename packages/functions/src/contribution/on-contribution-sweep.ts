/** Every quarter of an hour: brings contributions on whose execution ended, or never began, without anybody hearing of it. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { findUnheard } from './find-unheard.ts';

export const handler = handled(async (_event: ScheduledEvent): Promise<{ unheard: number }> => {
  return { unheard: await findUnheard() };
});
