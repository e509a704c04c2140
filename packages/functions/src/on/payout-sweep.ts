/** Every five minutes: lets every payout go on that has not ended and stands still. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../handled.ts';
import { resumePayouts } from '../sweep/resume-payout.ts';

export const handler = handled(async (_event: ScheduledEvent): Promise<{ resumed: number }> => {
  return { resumed: await resumePayouts() };
});
