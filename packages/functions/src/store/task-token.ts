/** Answers the task tokens of workflows that wait. */
import { SendTaskFailureCommand, SendTaskSuccessCommand, SFNClient } from '@aws-sdk/client-sfn';
import { patience } from './patience.ts';

const client = new SFNClient({ requestHandler: patience });

/** The workflow is over, timed out, or has asked again with another token: nobody hears this answer. */
const nobodyListens = (error: unknown): boolean =>
  error instanceof Error && ['TaskDoesNotExist', 'TaskTimedOut', 'InvalidToken'].includes(error.name);

export async function succeedTask(taskToken: string, output: unknown): Promise<void> {
  try {
    await client.send(new SendTaskSuccessCommand({ taskToken, output: JSON.stringify(output) }));
  } catch (error) {
    if (!nobodyListens(error)) throw error;
  }
}

/** @param cause one sentence that may be shown */
export async function failTask(taskToken: string, code: string, cause: string): Promise<void> {
  try {
    await client.send(new SendTaskFailureCommand({ taskToken, error: code, cause }));
  } catch (error) {
    if (!nobodyListens(error)) throw error;
  }
}
