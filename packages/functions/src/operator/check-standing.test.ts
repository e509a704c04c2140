/** The recorded states of executions when an event is lost, comes late, or the history cannot be read. */

import { GetExecutionHistoryCommand, SFNClient } from '@aws-sdk/client-sfn';
import { workflowArnOf } from '@cgdx/local/ground/name.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { answerSteps, broken, contribute, look, until } from '@cgdx/stand/operator/operator-driver.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { findItem, remove, write } from '../ground/table/item.ts';
import { noteEntered } from '../ground/workflow/standing.ts';
import { handler as onExecutionEnded } from './on-execution-ended.ts';
import { handler as onExecutionStarted } from './on-execution-started.ts';

const on = useOperatorStand();
beforeEach(() => answerSteps(on.stand));
afterEach(() => vi.restoreAllMocks());

const dayMs = 86_400_000;
const dayAgo = () => new Date(Date.now() - dayMs).toISOString();
const executionOf = (executionId: string) =>
  `${workflowArnOf('ContributionWorkflow').replace(':stateMachine:', ':execution:')}:${executionId}`;

/** Returns the executions that are listed at a state. */
const at = async (state: string): Promise<{ executionId: string; status: string }[]> =>
  (await callOperator('GET /operator/executions', { query: { workflow: 'contribution', state } })).body
    .executions;
const idsAt = async (state: string) => (await at(state)).map(({ executionId }) => executionId);

const eventOf = (
  begun: { userSub: string; contributionId: string; executionId: string },
  status: string,
  ageMs = 0,
) => {
  const { executionId, userSub, contributionId } = begun;
  const happenedAt = Date.now() - ageMs;
  return {
    time: new Date(happenedAt).toISOString(),
    detail: {
      name: executionId,
      executionArn: executionOf(executionId),
      stateMachineArn: workflowArnOf('ContributionWorkflow'),
      status,
      startDate: happenedAt,
      stopDate: happenedAt,
      input: JSON.stringify({ userSub, contributionId, dataPoolId: 'spotify', sizeBytes: 10 }),
    },
  } as unknown as EventBridgeEvent<string, unknown>;
};
const clock = { detail: {} } as EventBridgeEvent<string, unknown>;

/** Returns an execution that has succeeded and whose item was deleted. */
async function succeededAndForgotten() {
  on.stand.answers.set('score-quality', () => ({
    outcome: 'rejected',
    rejection: { code: 'too-little', message: 'Too little.' },
  }));
  on.stand.answers.set('reject-contribution', () => ({}));
  const begun = await contribute(on.stand);
  await until(begun.path, 'succeeded');
  const key = { execution: executionOf(begun.executionId) };
  const status = async () => (await findItem('StandingTable', key, z.object({ status: z.string() })))?.status;
  await expect.poll(status).toBe('succeeded');
  await write(remove('StandingTable', key));
  return begun;
}

/** Records that an execution runs a step, as if the event of its end were lost. */
const noteScoring = (executionId: string, ageMs: number) => {
  const startedAt = new Date(Date.now() - ageMs).toISOString();
  const where = { state: 'ScoreQuality', redrives: 0, startedAt, enteredAt: startedAt };
  return noteEntered({ execution: executionOf(executionId), ...where });
};

test('an old dead letter of a start does not bring back an execution whose item was deleted', async () => {
  const gone = { userSub: 'u-1', contributionId: 'c-1', executionId: 'a1'.repeat(32) };
  await onExecutionStarted(eventOf(gone, 'RUNNING', 3 * dayMs));
  expect(await idsAt('Begin')).not.toContain(gone.executionId);
  await onExecutionStarted(eventOf(gone, 'RUNNING'));
  expect(await idsAt('Begin')).toContain(gone.executionId);
});

test('an old dead letter of a failure changes an item that still exists, and brings back none', async () => {
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const begun = await contribute(on.stand);
  await expect.poll(() => idsAt('UpdateRootOnChain')).toContain(begun.executionId);
  await onExecutionEnded(eventOf(begun, 'FAILED', 3 * dayMs));
  expect(await at('UpdateRootOnChain')).toContainEqual(
    expect.objectContaining({ executionId: begun.executionId, status: 'failed' }),
  );
  const gone = await succeededAndForgotten();
  const last = (await look(gone.path)).path.at(-1);
  await onExecutionEnded(eventOf(gone, 'FAILED', 3 * dayMs));
  expect(await idsAt(last)).not.toContain(gone.executionId);
});

test('if so many fail that no history can be read, each keeps the state that was recorded last', async () => {
  const send = SFNClient.prototype.send;
  vi.spyOn(SFNClient.prototype, 'send').mockImplementation(function (
    this: SFNClient,
    ...[command, ...rest]: Parameters<typeof send>
  ) {
    if (command instanceof GetExecutionHistoryCommand)
      throw Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' });
    return send.call(this, command, ...rest);
  } as typeof send);
  on.stand.answers.set('insert-merkle-leaf', broken);
  const { executionId } = await contribute(on.stand);
  await expect
    .poll(async () => (await at('InsertMerkleLeaf')).find((one) => one.executionId === executionId)?.status)
    .toBe('failed');
});

test('an execution whose end event was lost is at no state after the next scheduled check', async () => {
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const running = await contribute(on.stand);
  await expect.poll(() => idsAt('UpdateRootOnChain')).toContain(running.executionId);
  await noteEntered({
    ...{ execution: executionOf(running.executionId), state: 'UpdateRootOnChain', redrives: 0 },
    ...{ startedAt: dayAgo(), enteredAt: new Date().toISOString() },
  });
  const ended = await succeededAndForgotten();
  const unknown = 'c3'.repeat(32);
  await noteScoring(ended.executionId, dayMs);
  await noteScoring(unknown, dayMs);
  const settling = await succeededAndForgotten();
  await noteScoring(settling.executionId, 60_000);
  await onExecutionEnded(clock);
  const listed = await idsAt('ScoreQuality');
  expect(listed).not.toContain(ended.executionId);
  expect(listed).not.toContain(unknown);
  // Its event may be under way.
  expect(listed).toContain(settling.executionId);
  expect(await idsAt('UpdateRootOnChain')).toContain(running.executionId);
});

test('an execution whose failure event was lost is at the state where it stopped after the next scheduled check', async () => {
  on.stand.answers.set('insert-merkle-leaf', broken);
  const { path, executionId } = await contribute(on.stand);
  await until(path, 'failed');
  await expect.poll(() => idsAt('InsertMerkleLeaf')).toContain(executionId);
  await write(remove('StandingTable', { execution: executionOf(executionId) }));
  await noteScoring(executionId, dayMs);
  await onExecutionEnded(clock);
  expect(await at('InsertMerkleLeaf')).toContainEqual(
    expect.objectContaining({ executionId, status: 'failed' }),
  );
});

test('of two states the later one is recorded, though its time has no milliseconds', async () => {
  const execution = executionOf('d4'.repeat(32));
  const began = { execution, redrives: 0, startedAt: '2026-11-01T10:00:00Z' };
  await noteEntered({ ...began, state: 'ScoreQuality', enteredAt: '2026-11-01T10:00:13Z' });
  await noteEntered({ ...began, state: 'InsertMerkleLeaf', enteredAt: '2026-11-01T10:00:13.500Z' });
  expect(await idsAt('InsertMerkleLeaf')).toContain('d4'.repeat(32));
});
