/** For tests: runs a workflow on the real engine, with its steps in this process; retries do not wait. */
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { putWorkflows } from '@cgdx/local/cloud/provision/workflows.ts';
import { workflowArnOf } from '@cgdx/local/ground/name.ts';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { Context } from 'aws-lambda';
import { expect } from 'vitest';
import { type StepResult, startTestEngine } from '../engine/test-engine.ts';
import { setLinks } from '../link/set-links.ts';
import { permittedAs } from './permitted.ts';

type Step = (event: unknown, context: Context) => Promise<unknown>;

/** Each module is loaded at its first call, when the environment has been set. */
const steps = {
  'verify-purchase': () => import('@cgdx/functions/purchase/verify-purchase.ts'),
  'grant-access': () => import('@cgdx/functions/purchase/delivery/grant-access.ts'),
  'assemble-dataset': () => import('@cgdx/functions/purchase/delivery/assemble-dataset.ts'),
  'complete-purchase': () => import('@cgdx/functions/purchase/complete-purchase.ts'),
  'refund-payment': () => import('@cgdx/functions/purchase/refund/refund-payment.ts'),
  'settle-refund': () => import('@cgdx/functions/purchase/refund/settle-refund.ts'),
  'reserve-reward': () => import('@cgdx/functions/reward/reserve-reward.ts'),
  'check-bank-account': () => import('@cgdx/functions/reward/bank/check-bank-account.ts'),
  'pay-reward-on-chain': () => import('@cgdx/functions/publication/pay-reward-on-chain.ts'),
  'settle-off-chain': () => import('@cgdx/functions/publication/settle-off-chain.ts'),
  'transfer-reward': () => import('@cgdx/functions/reward/bank/transfer-reward.ts'),
  'settle-payout': () => import('@cgdx/functions/reward/settle-payout.ts'),
  'release-reward': () => import('@cgdx/functions/reward/release-reward.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ handler: Step }>>>;
type StepName = keyof typeof steps;
/** A remaining time longer than any step needs. */
const context = { getRemainingTimeInMillis: () => 600_000 } as Context;
const nameOf = (arn: string): StepName => {
  const found = Object.keys(steps).find((name) => arn.endsWith(`-${name}`));
  if (found === undefined) throw new Error(`The stand has no step ${arn}.`);
  return found as StepName;
};

async function run(functionName: string, payload: string): Promise<StepResult> {
  try {
    const name = nameOf(functionName);
    const { handler } = await steps[name]();
    const output = await permittedAs(name, () => handler(JSON.parse(payload), context));
    return { payload: JSON.stringify(output ?? null) };
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
  /** Waits until no execution runs. @returns the status of every execution, by name */
  readonly settled: () => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => Promise<void>;
}

/** Opens the stand and points the handlers' environment at it. Import handlers afterwards. */
export async function openWorkflowStand(workflow: WorkflowName = 'PurchaseWorkflow'): Promise<WorkflowStand> {
  const engine = await startTestEngine(run);
  process.env.AWS_ENDPOINT_URL_SFN = engine.url;
  const arn = workflowArnOf(workflow);
  setLinks({ [workflow]: { arn } });
  const client = new SFNClient({
    endpoint: engine.url,
    region,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await putWorkflows(client);
  const list = async () => {
    const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn: arn }));
    return executions;
  };
  return {
    advance: engine.advance,
    settled: async () => {
      await expect.poll(async () => (await list()).filter(({ status }) => status === 'RUNNING')).toEqual([]);
      return Object.fromEntries((await list()).map(({ name = '', status = '' }) => [name, status]));
    },
    stop: async () => {
      client.destroy();
      await engine.stop();
    },
  };
}
