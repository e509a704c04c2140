/** Starts workflows, each execution once. */
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflowArn } from '../wiring.ts';
import { patience } from './patience.ts';

const client = new SFNClient({ requestHandler: patience });

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
    if (error instanceof Error && error.name === 'ExecutionAlreadyExists') return;
    throw error;
  }
}
