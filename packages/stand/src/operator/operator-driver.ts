/** For tests: starts executions whose steps succeed, and inspects them as an operator. */

import { randomUUID } from 'node:crypto';
import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { contributionItem } from '@cgdx/functions/contribution/record/begin-contribution.ts';
import { executionName } from '@cgdx/functions/ground/execution-name.ts';
import { put, write } from '@cgdx/functions/ground/table/item.ts';
import { workflowArnOf } from '@cgdx/local/ground/name.ts';
import { expect } from 'vitest';
import { callOperator } from './operator-call.ts';
import type { OperatorStand } from './operator-stand.ts';

export const reason = 'The chain was away.';
export const uploadHash = Buffer.alloc(32, 7).toString('base64');

/** A failure that no retry mends. */
export const broken = () => {
  throw Object.assign(new Error('it broke'), { name: 'InvariantBroken' });
};

/** Has every step before the chain succeed. */
export function answerSteps({ answers }: OperatorStand): void {
  answers.clear();
  answers.set('check-authenticity', () => ({ outcome: 'genuine', inspectionKey: 'k' }));
  answers.set('score-quality', () => ({ outcome: 'scored', quality: 7, multiplier: 1 }));
  answers.set('mask-personal-information', () => ({ uploadHash }));
  answers.set('insert-merkle-leaf', () => ({ leafIndex: 3 }));
}

/** Has the steps that a test broke succeed again, up to and including the wait for the chain. */
export function mendSteps({ answers }: OperatorStand): void {
  answers.set('insert-merkle-leaf', () => ({ leafIndex: 4 }));
  answers.set('update-root-on-chain', () => ({}));
}

/** Stores a contribution and starts its execution. */
export async function contribute(
  stand: OperatorStand,
  { userSub = randomUUID() as string, sizeBytes = 10 } = {},
) {
  const key = { userSub, contributionId: randomUUID() as string };
  const object = { bucket: 'b', key: 'k', versionId: 'v', sizeBytes: 10 };
  const beginning = { dataPoolId: 'spotify', fileName: 'f', object };
  await write(put('ContributionTable', contributionItem(key, beginning, Date.now())));
  const executionId = executionName(key);
  await stand.client.send(
    new StartExecutionCommand({
      stateMachineArn: workflowArnOf('ContributionWorkflow'),
      name: executionId,
      input: JSON.stringify({ ...key, dataPoolId: 'spotify', sizeBytes }),
    }),
  );
  return { ...key, executionId, path: { workflow: 'contribution', executionId } };
}

type Path = Readonly<Record<string, string>>;

export const look = async (path: Path) =>
  (await callOperator('GET /operator/executions/{workflow}/{executionId}', { path })).body;
export const redrive = (path: Path) =>
  callOperator('POST /operator/executions/{workflow}/{executionId}/redrive', { path, body: { reason } });
export const until = (path: Path, status: string) =>
  expect.poll(async () => (await look(path)).status).toBe(status);

export async function failedContribution(stand: OperatorStand) {
  stand.answers.set('insert-merkle-leaf', broken);
  const begun = await contribute(stand);
  await until(begun.path, 'failed');
  return begun;
}
