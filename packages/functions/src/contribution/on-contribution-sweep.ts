/**
 * Every quarter of an hour: repairs contributions whose execution ended, or never began, and whose event of
 * this was lost.
 */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { findOrphaned } from './find-orphaned.ts';

export const handler = handled(async (_event: ScheduledEvent): Promise<{ orphaned: number }> => {
  return { orphaned: await findOrphaned() };
});
