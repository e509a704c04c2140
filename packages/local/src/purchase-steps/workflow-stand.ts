/** For tests: runs the purchase workflow on the real engine, with its steps in this process; retries do not wait. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { systemClock } from '@cgdx/asl/engine/clock.ts';
import { lambdaIntegrations } from '@cgdx/asl/integration/lambda.ts';
import { createStateMachineService } from '@cgdx/asl/service.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { Context } from 'aws-lambda';
import { expect } from 'vitest';
import { accountId, workflowArnOf } from '../start/name.ts';
import { putWorkflows } from '../start/provision/workflows.ts';

type Step = (event: unknown, context: Context) => Promise<unknown>;

/** Loaded when they are called: by then the environment is set. */
const steps: Readonly<Record<string, () => Promise<{ handler: Step }>>> = {
  'verify-purchase': () => import('@cgdx/functions/step/verify-purchase.ts'),
  'grant-access': () => import('@cgdx/functions/step/grant-access.ts'),
  'assemble-dataset': () => import('@cgdx/functions/step/assemble-dataset.ts'),
  'complete-purchase': () => import('@cgdx/functions/step/complete-purchase.ts'),
  'refund-payment': () => import('@cgdx/functions/step/refund-payment.ts'),
  'settle-refund': () => import('@cgdx/functions/step/settle-refund.ts'),
};
const stepOf = (arn: string) => Object.entries(steps).find(([name]) => arn.endsWith(`-${name}`))?.[1];

async function run(
  functionName: string,
  payload: string,
): Promise<{ payload: string; functionError?: string }> {
  try {
    const step = await stepOf(functionName)?.();
    return { payload: JSON.stringify((await step?.handler(JSON.parse(payload), {} as Context)) ?? null) };
  } catch (error) {
    const { name, message } = error as Error;
    return {
      payload: JSON.stringify({ errorType: name, errorMessage: message }),
      functionError: 'Unhandled',
    };
  }
}

export interface WorkflowStand {
  /** Moves the engine's clock. */
  readonly advance: (ms: number) => void;
  /** Waits until no execution runs. @returns the statuses of all that a purchase had, by name */
  readonly settled: () => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => Promise<void>;
}

/** Points the handlers' environment at it: import them afterwards. */
export async function openWorkflowStand(): Promise<WorkflowStand> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-workflow-'));
  let aheadMs = 0;
  const service = await createStateMachineService({
    directory,
    port: 0,
    region,
    accountId,
    clock: {
      now: () => Date.now() + aheadMs,
      wakeAt: (at, callback) => systemClock.wakeAt(at - aheadMs, callback),
    },
    // A retry waits between nothing and its interval.
    random: () => 0,
    integrations: lambdaIntegrations(async ({ functionName, payload }) => ({
      statusCode: 200,
      ...(await run(functionName, payload)),
    })),
  });
  process.env.AWS_ENDPOINT_URL_SFN = service.url;
  const arn = workflowArnOf('PurchaseWorkflow');
  process.env.SST_RESOURCE_PurchaseWorkflow = JSON.stringify({ arn });
  const client = new SFNClient({
    endpoint: service.url,
    region,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await putWorkflows(client);
  const list = async () => {
    const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn: arn }));
    return executions;
  };
  return {
    advance: (ms) => {
      aheadMs += ms;
    },
    settled: async () => {
      await expect.poll(async () => (await list()).filter(({ status }) => status === 'RUNNING')).toEqual([]);
      return Object.fromEntries((await list()).map(({ name = '', status = '' }) => [name, status]));
    },
    stop: async () => {
      client.destroy();
      await service.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
