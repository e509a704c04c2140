/** Starts workflows, each execution once, and redrives those that stopped. */
import { type ExecutionStatus, RedriveExecutionCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflowArn } from '../links.ts';
import { describeExecution } from './execution.ts';
import { client, executionArn, isNamed } from './step-functions.ts';

/** Starts an execution; does nothing if one of this name was started before. */
export async function startWorkflow(workflow: WorkflowName, name: string, input: unknown): Promise<void> {
  try {
    await client.send(
      new StartExecutionCommand({
        stateMachineArn: workflowArn(workflow),
        name,
        input: JSON.stringify(input),
      }),
    );
  } catch (error) {
    if (isNamed(error, 'ExecutionAlreadyExists')) return;
    throw error;
  }
}

/** @returns undefined if no execution has this name, or it ended so long ago that it was forgotten */
export const executionStatus = async (
  workflow: WorkflowName,
  name: string,
): Promise<ExecutionStatus | undefined> => (await describeExecution(workflow, name))?.status;

/**
 * Lets a failed execution go on from the state that failed.
 * @returns false if that is no longer possible: it is too old, its history is full, or it runs again already
 */
export async function redriveExecution(workflow: WorkflowName, name: string): Promise<boolean> {
  try {
    await client.send(new RedriveExecutionCommand({ executionArn: executionArn(workflow, name) }));
    return true;
  } catch (error) {
    if (isNamed(error, 'ExecutionNotRedrivable')) return false;
    throw error;
  }
}
