import { randomUUID } from 'node:crypto';
import { RedriveExecutionCommand, SFNClient } from '@aws-sdk/client-sfn';
import { callOperator, operator } from '@cgdx/stand/operator/operator-call.ts';
import {
  answerSteps,
  broken,
  contribute,
  failedContribution,
  look,
  mendSteps,
  reason,
  redrive,
  until,
  uploadHash,
} from '@cgdx/stand/operator/operator-driver.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { findContribution } from '../../contribution/record/contribution.ts';
import { findPayout, requestPayout } from '../../reward/record/payout.ts';
import { startPayout } from '../../reward/record/start-payout.ts';
import { resumePayouts } from '../../reward/resume-payout.ts';

const dayMs = 86_400_000;

const on = useOperatorStand();
beforeEach(() => answerSteps(on.stand));

test('a failed execution is redriven with a reason, goes on where it stopped, and the log says so', async () => {
  const { path, executionId } = await failedContribution(on.stand);
  const failed = await look(path);
  expect(failed).toMatchObject({ error: 'InvariantBroken', redrive: { isPossible: true, how: 'redrive' } });
  expect(failed.steps.at(-1)).toMatchObject({ state: 'InsertMerkleLeaf', outcome: 'failed' });
  mendSteps(on.stand);
  expect(await redrive(path)).toEqual({
    status: 200,
    body: { workflow: 'contribution', executionId, outcome: 'redriven' },
  });
  await expect.poll(async () => (await look(path)).path.at(-1)).toBe('UpdateRootOnChain');
  const found = await look(path);
  expect(found).toMatchObject({ status: 'running', redrives: 1, redrivenAt: expect.any(String) });
  const insert = found.steps.filter(({ state }: { state: string }) => state === 'InsertMerkleLeaf');
  expect(insert).toMatchObject([
    { outcome: 'succeeded', attempts: [{ outcome: 'failed' }, { outcome: 'succeeded' }] },
  ]);
  // A second operator is told that it runs.
  expect(await redrive(path)).toMatchObject({ status: 409, body: { code: 'ExecutionRunning' } });
  const { body } = await callOperator('GET /operator/audit', { query: { limit: '2' } });
  expect(body.entries).toMatchObject([
    { action: 'execution.redrive', outcome: 'refused', code: 'ExecutionRunning' },
    {
      actor: { id: operator.sub, email: operator.email, by: 'sign-in' },
      action: 'execution.redrive',
      target: `contribution/${executionId}`,
      reason,
      outcome: 'done',
      endedAt: expect.any(String),
    },
  ]);
});

test('every action on an unknown execution answers that it does not exist', async () => {
  for (const path of [
    { workflow: 'contribution', executionId: 'f'.repeat(64) },
    { workflow: 'lottery', executionId: 'f'.repeat(64) },
    { workflow: 'payout', executionId: 'a b' },
  ]) {
    for (const verb of ['redrive', 'stop'] as const) {
      const route = `POST /operator/executions/{workflow}/{executionId}/${verb}` as const;
      expect(await callOperator(route, { path, body: { reason } })).toMatchObject({
        status: 404,
        body: { code: 'NotFound', message: 'This execution does not exist.' },
      });
    }
    expect((await callOperator('GET /operator/executions/{workflow}/{executionId}', { path })).status).toBe(
      404,
    );
  }
});

test('a running execution is stopped once, and can be redriven then', async () => {
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const { path } = await contribute(on.stand);
  const stop = () =>
    callOperator('POST /operator/executions/{workflow}/{executionId}/stop', { path, body: { reason } });
  expect(await stop()).toMatchObject({ status: 200, body: { status: 'aborted' } });
  expect(await stop()).toMatchObject({ status: 409, body: { code: 'ExecutionEnded' } });
  expect((await look(path)).redrive).toEqual({ isPossible: true, how: 'redrive' });
  expect((await redrive(path)).body.outcome).toBe('redriven');
});

test('if many are redriven, those that cannot be are named, and the others go on', async () => {
  const [first, second] = [await failedContribution(on.stand), await failedContribution(on.stand)];
  mendSteps(on.stand);
  const running = await contribute(on.stand);
  const unknown = { workflow: 'payout', executionId: 'f'.repeat(64) };
  const { body } = await callOperator('POST /operator/redrives', {
    body: { reason, executions: [first.path, unknown, running.path, second.path] },
  });
  expect(body.results.map(({ outcome, code: why }: Record<string, string>) => why ?? outcome)).toEqual([
    'redriven',
    'NotFound',
    'ExecutionRunning',
    'redriven',
  ]);
});

test('if many are redriven, one failed call loses no result', async () => {
  const [first, second] = [await failedContribution(on.stand), await failedContribution(on.stand)];
  mendSteps(on.stand);
  const send = SFNClient.prototype.send;
  const throttled = vi.spyOn(SFNClient.prototype, 'send').mockImplementation(function (
    this: SFNClient,
    ...[command, ...rest]: Parameters<typeof send>
  ) {
    if (command instanceof RedriveExecutionCommand && command.input.executionArn?.endsWith(first.executionId))
      throw Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' });
    return send.call(this, command, ...rest);
  } as typeof send);
  const { body } = await callOperator('POST /operator/redrives', {
    body: { reason, executions: [first.path, second.path] },
  }).finally(() => throttled.mockRestore());
  expect(body.results).toMatchObject([
    { ...first.path, outcome: 'refused', code: 'Failed', message: expect.stringContaining('Try again') },
    { ...second.path, outcome: 'redriven' },
  ]);
});

test('beyond 14 days another execution begins with the same input, and its owner sees it run', async () => {
  const begun = await failedContribution(on.stand);
  await expect.poll(async () => (await findContribution(begun))?.state).toBe('failed');
  on.stand.advance(15 * dayMs);
  expect((await look(begun.path)).redrive).toMatchObject({ isPossible: true, how: 'new-execution' });
  mendSteps(on.stand);
  const next = `${begun.executionId}-2`;
  expect((await redrive(begun.path)).body).toEqual({
    workflow: 'contribution',
    executionId: next,
    outcome: 'restarted',
  });
  expect((await look({ workflow: 'contribution', executionId: next })).about).toEqual(
    (await look(begun.path)).about,
  );
  await expect.poll(async () => (await findContribution(begun))?.state).toBe('running');
  // The old execution cannot start a third one while the second runs.
  expect(await redrive(begun.path)).toMatchObject({ status: 409, body: { code: 'ExecutionRunning' } });
});

test('a payout whose execution is too old is left to the sweep, which begins the next one', async () => {
  const transactionId = 'ab'.repeat(32);
  const about = { transactionId, userSub: randomUUID(), uploadHash, dataPoolId: 'spotify' } as const;
  const payout = await requestPayout({
    ...about,
    rail: 'bank',
    stripeAccountId: 'acct_1',
    amountWei: '1',
  });
  on.stand.answers.set('reserve-reward', broken);
  await startPayout(payout);
  const path = { workflow: 'payout', executionId: transactionId };
  await until(path, 'failed');
  on.stand.advance(15 * dayMs);
  const why = expect.stringContaining('a sweep begins the next one');
  expect((await look(path)).redrive).toEqual({ isPossible: false, why });
  expect(await redrive(path)).toMatchObject({ status: 409, body: { code: 'LeftToSweep', message: why } });
  expect((await findPayout(transactionId))?.executions).toBe(payout.executions);
  expect(await resumePayouts()).toBe(1);
  await until({ workflow: 'payout', executionId: `${transactionId}-2` }, 'failed');
  const found = await callOperator('GET /operator/executions', { query: { payoutId: transactionId } });
  expect(found.body.executions.map(({ executionId }: { executionId: string }) => executionId)).toEqual([
    `${transactionId}-2`,
    transactionId,
  ]);
});

test('the counts say how many have each status and how many are at each state', async () => {
  const counts = async () =>
    (await callOperator('GET /operator/workflows/{workflow}/counts', { path: { workflow: 'payout' } })).body;
  const found = await counts();
  expect(found.statuses.find(({ state }: { state: string }) => state === 'failed')).toMatchObject({
    count: 2,
    isMore: false,
  });
  expect(found.states).toEqual([{ state: 'ReserveRewardForBank', running: 0, stopped: 2, isMore: false }]);
  const there = await callOperator('GET /operator/executions', {
    query: { workflow: 'payout', state: 'ReserveRewardForBank' },
  });
  expect(there.body.executions).toHaveLength(2);
  const nobody = await callOperator('GET /operator/executions', {
    query: { workflow: 'payout', state: 'TransferReward' },
  });
  expect(nobody.body).toEqual({ executions: [] });
});
