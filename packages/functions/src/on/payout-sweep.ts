/** Every five minutes: lets every payout go on that has not ended and stands still. */
import type { ScheduledEvent } from 'aws-lambda';
import { discreetError } from '../discreet-error.ts';
import { resumePayouts } from '../sweep/resume-payout.ts';

export async function handler(_event: ScheduledEvent): Promise<{ resumed: number }> {
  try {
    return { resumed: await resumePayouts() };
  } catch (error) {
    throw discreetError(error);
  }
}
