/** Lists and describes executions for operators. */
import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  type ExecutionListItem,
  type ExecutionStatus,
  GetExecutionHistoryCommand,
  type HistoryEvent,
  ListExecutionsCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflowArn } from '../links.ts';
import { client, executionArn, isNamed } from './step-functions.ts';

export interface ExecutionPage {
  readonly executions: readonly ExecutionListItem[];
  /** Asks for the next page; undefined on the last one. */
  readonly nextToken: string | undefined;
}

/**
 * Returns one page, newest first.
 * @param about `most`: 1 to 1,000
 * @throws InvalidToken if `nextToken` belongs to another workflow or is older than a day
 */
export async function listExecutions(
  workflow: WorkflowName,
  about: { status?: ExecutionStatus | undefined; nextToken?: string | undefined; most: number },
): Promise<ExecutionPage> {
  const { executions = [], nextToken } = await client.send(
    new ListExecutionsCommand({
      stateMachineArn: workflowArn(workflow),
      statusFilter: about.status,
      nextToken: about.nextToken,
      maxResults: about.most,
    }),
  );
  return { executions, nextToken };
}

/** @returns undefined if no execution has this name, or if it ended so long ago that Step Functions has deleted it */
export const describeExecution = (
  workflow: WorkflowName,
  name: string,
): Promise<DescribeExecutionOutput | undefined> => describeArn(executionArn(workflow, name));

/** Describes an execution by its ARN; undefined if Step Functions does not know it. */
export async function describeArn(executionArn: string): Promise<DescribeExecutionOutput | undefined> {
  try {
    return await client.send(new DescribeExecutionCommand({ executionArn }));
  } catch (error) {
    if (isNamed(error, 'ExecutionDoesNotExist')) return undefined;
    throw error;
  }
}

const eventsPerCall = 1_000;

/** Returns the first `most` events in order, and whether these are all. */
export async function executionHistory(
  workflow: WorkflowName,
  name: string,
  most: number,
): Promise<{ readonly events: readonly HistoryEvent[]; readonly isWhole: boolean }> {
  const events: HistoryEvent[] = [];
  let nextToken: string | undefined;
  do {
    const page = await client.send(
      new GetExecutionHistoryCommand({
        executionArn: executionArn(workflow, name),
        maxResults: Math.min(eventsPerCall, most - events.length),
        nextToken,
      }),
    );
    events.push(...(page.events ?? []));
    nextToken = page.nextToken;
  } while (nextToken !== undefined && events.length < most);
  return { events, isWhole: nextToken === undefined };
}

/** A Map that runs 8 items at once adds fewer events than this after its state is entered, unless it retries very often. */
const lastEvents = 100;

/** Returns the state that was entered last; undefined if none of the last events enters a state. */
export async function lastState(executionArn: string): Promise<string | undefined> {
  const { events = [] } = await client.send(
    new GetExecutionHistoryCommand({
      executionArn,
      maxResults: lastEvents,
      reverseOrder: true,
      includeExecutionData: false,
    }),
  );
  return events.find(({ stateEnteredEventDetails }) => stateEnteredEventDetails)?.stateEnteredEventDetails
    ?.name;
}

/** Stops it; does nothing if it has ended. */
export async function stopExecution(workflow: WorkflowName, name: string): Promise<void> {
  await client.send(
    new StopExecutionCommand({
      executionArn: executionArn(workflow, name),
      // The reason is only in the audit log: a cause would be visible to all readers of histories.
      error: 'StoppedByOperator',
    }),
  );
}
