/** Executions of a local cloud's workflow, as its Step Functions tells them. */
import { type ExecutionListItem, paginateListExecutions, SFNClient } from '@aws-sdk/client-sfn';
import type { Stack } from '@cgdx/local/start/endpoints.ts';

export function sfnClientOf({ region, endpoints, credentials }: Stack): SFNClient {
  if (credentials === undefined) throw new Error('only a local cloud can be measured');
  return new SFNClient({ region, endpoint: endpoints.stepfunctions ?? '', credentials });
}

/** Every execution there is, ended or not. */
export async function listExecutions(
  client: SFNClient,
  stateMachineArn: string,
): Promise<ExecutionListItem[]> {
  const executions: ExecutionListItem[] = [];
  for await (const page of paginateListExecutions({ client, pageSize: 1000 }, { stateMachineArn })) {
    executions.push(...(page.executions ?? []));
  }
  return executions;
}
