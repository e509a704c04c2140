/** Every quarter of an hour: brings contributions on whose execution ended, or never began, without anybody hearing of it. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { findOrphaned } from './find-orphaned.ts';

export const handler = handled(async (_event: ScheduledEvent): Promise<{ orphaned: number }> => {
  return { orphaned: await findOrphaned() };
});
