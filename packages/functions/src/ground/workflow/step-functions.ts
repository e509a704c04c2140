/** The only client of Step Functions, and the ARNs of executions. */
import { SFNClient } from '@aws-sdk/client-sfn';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflowArn } from '../links.ts';
import { clientTimeout } from '../table/client-timeout.ts';

export const client = new SFNClient({ requestHandler: clientTimeout });

export const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

export const executionArn = (workflow: WorkflowName, name: string): string =>
  `${workflowArn(workflow).replace(':stateMachine:', ':execution:')}:${name}`;
