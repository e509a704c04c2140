/** Every five minutes: resumes every payout that has not ended and whose execution has stopped. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { resumePayouts } from './resume-payout.ts';

export const handler = handled(async (_event: ScheduledEvent): Promise<{ resumed: number }> => {
  return { resumed: await resumePayouts() };
});
