/** Lists the executions of a local cloud's workflow, from its Step Functions. */
import { type ExecutionListItem, paginateListExecutions, SFNClient } from '@aws-sdk/client-sfn';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';

export function sfnClientOf({ region, endpoints, credentials }: Stack): SFNClient {
  if (credentials === undefined) throw new Error('only a local cloud can be measured');
  return new SFNClient({ region, endpoint: endpoints.stepfunctions ?? '', credentials });
}

/** Returns every execution, ended or not. */
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
