/** Answers the workflows that wait, by their task tokens. */
import { SendTaskFailureCommand, SendTaskSuccessCommand, SFNClient } from '@aws-sdk/client-sfn';
import { clientTimeout } from '../table/client-timeout.ts';

const client = new SFNClient({ requestHandler: clientTimeout });

/** Returns true if the workflow is over, has timed out, or has a newer token: the answer no longer matters then. */
const nobodyListens = (error: unknown): boolean =>
  error instanceof Error && ['TaskDoesNotExist', 'TaskTimedOut', 'InvalidToken'].includes(error.name);

export async function succeedTask(taskToken: string, output: unknown): Promise<void> {
  try {
    await client.send(new SendTaskSuccessCommand({ taskToken, output: JSON.stringify(output) }));
  } catch (error) {
    if (!nobodyListens(error)) throw error;
  }
}

/** @param cause one sentence that people may see */
export async function failTask(taskToken: string, code: string, cause: string): Promise<void> {
  try {
    await client.send(new SendTaskFailureCommand({ taskToken, error: code, cause }));
  } catch (error) {
    if (!nobodyListens(error)) throw error;
  }
}
