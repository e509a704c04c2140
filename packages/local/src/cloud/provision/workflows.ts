/**
 * Creates or updates the workflows in Step Functions; a running execution keeps the definition with which it started.
 */
import {
  CreateStateMachineCommand,
  DescribeStateMachineCommand,
  type SFNClient,
  StateMachineDoesNotExist,
  UpdateStateMachineCommand,
} from '@aws-sdk/client-sfn';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { accountId, functionArnOf, workflowArnOf, workflowNameOf, workflowNames } from '../../ground/name.ts';

const roleArn = `arn:aws:iam::${accountId}:role/cgdx-local-workflow`;

/** @returns the ARN of each */
export async function putWorkflows(client: SFNClient): Promise<Record<WorkflowName, string>> {
  const entries = await Promise.all(
    workflowNames.map(async (name) => [name, await put(client, name)] as const),
  );
  return Object.fromEntries(entries) as Record<WorkflowName, string>;
}

async function put(client: SFNClient, workflow: WorkflowName): Promise<string> {
  const stateMachineArn = workflowArnOf(workflow);
  const definition = JSON.stringify(workflows[workflow].define(functionArnOf));
  const found = await client
    .send(new DescribeStateMachineCommand({ stateMachineArn }))
    .catch((error: unknown) => {
      if (error instanceof StateMachineDoesNotExist) return undefined;
      throw error;
    });
  if (found === undefined) {
    const created = await client.send(
      new CreateStateMachineCommand({
        name: workflowNameOf(workflow),
        definition,
        roleArn,
        type: 'STANDARD',
      }),
    );
    return created.stateMachineArn ?? stateMachineArn;
  }
  if (found.definition !== definition) {
    await client.send(new UpdateStateMachineCommand({ stateMachineArn, definition }));
  }
  return stateMachineArn;
}
