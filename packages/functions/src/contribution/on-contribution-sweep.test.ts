/** What becomes of a contribution whose execution's events were lost, or whose execution never began. */

import { randomUUID } from 'node:crypto';
import {
  answerSteps,
  contribute,
  failedContribution,
  look,
  redrive,
  until,
} from '@cgdx/stand/operator/operator-driver.ts';
import { useOperatorStand } from '@cgdx/stand/operator/operator-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { beforeEach, expect, test, vi } from 'vitest';
import { executionName } from '../ground/execution-name.ts';
import { change, put, write } from '../ground/table/item.ts';
import { handler as onContributionSweep } from './on-contribution-sweep.ts';
import { contributionItem } from './record/begin-contribution.ts';
import { findContribution, startStep } from './record/contribution.ts';

const on = useOperatorStand();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerSteps(on.stand);
});

interface Begun {
  readonly userSub: string;
  readonly contributionId: string;
}

const dayMs = 86_400_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const stateOf = async (begun: Begun) => (await findContribution(begun))?.state;
const sweep = async () => (await onContributionSweep({} as ScheduledEvent)).orphaned;

/** Restores the state that the contribution would have if the events of its execution were lost. */
async function unhear({ userSub, contributionId }: Begun, createdAt = hoursAgo(2)): Promise<void> {
  const key = { userSub, contributionId };
  const set = { state: 'running', createdAt };
  await write(change('ContributionTable', key, { set, unset: ['workflowOrder'] }));
}

async function failedUnheard(createdAt?: string) {
  const begun = await failedContribution(on.stand);
  await expect.poll(() => stateOf(begun)).toBe('failed');
  await unhear(begun, createdAt);
  return begun;
}

test('the next sweep marks a contribution as failed whose failure event was lost, and finds it once', async () => {
  const begun = await failedUnheard();
  expect(await sweep()).toBe(1);
  expect(await stateOf(begun)).toBe('failed');
  expect(await sweep()).toBe(0);
});

test('a contribution that began less than an hour ago is not touched by a sweep', async () => {
  const begun = await failedUnheard(hoursAgo(0.5));
  expect(await sweep()).toBe(0);
  expect(await stateOf(begun)).toBe('running');
});

test('a contribution without an execution is started once', async () => {
  const key = { userSub: randomUUID(), contributionId: randomUUID() };
  const object = { bucket: 'b', key: 'k', versionId: 'v', sizeBytes: 10 };
  const beginning = { dataPoolId: 'spotify', fileName: 'f', object };
  const beganAtMs = Date.parse(hoursAgo(2));
  await write(put('ContributionTable', contributionItem(key, beginning, beganAtMs)));
  on.stand.answers.set('update-root-on-chain', () => ({}));
  expect(await sweep()).toBe(1);
  const path = { workflow: 'contribution', executionId: executionName(key) };
  await expect.poll(async () => (await look(path)).path?.at(-1)).toBe('UpdateRootOnChain');
  expect(await sweep()).toBe(0);
  expect(await stateOf(key)).toBe('running');
});

test('a contribution is marked as failed if its steps ran and Step Functions has deleted its execution', async () => {
  const key = { userSub: randomUUID(), contributionId: randomUUID() };
  const object = { bucket: 'b', key: 'k', versionId: 'v', sizeBytes: 10 };
  const beginning = { dataPoolId: 'spotify', fileName: 'f', object };
  await write(put('ContributionTable', contributionItem(key, beginning, Date.now() - 100 * dayMs)));
  await startStep(key, 'check-authenticity');
  expect(await sweep()).toBe(1);
  expect(await stateOf(key)).toBe('failed');
});

test('a running execution is not touched, also one that an operator started in place of another', async () => {
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const waiting = await contribute(on.stand);
  await expect.poll(async () => (await look(waiting.path)).path.at(-1)).toBe('UpdateRootOnChain');
  await unhear(waiting);
  const anew = await failedUnheard();
  on.stand.advance(15 * dayMs);
  answerSteps(on.stand);
  on.stand.answers.set('update-root-on-chain', () => ({}));
  const { body } = await redrive(anew.path);
  expect(body).toMatchObject({ outcome: 'restarted', executionId: `${anew.executionId}-2` });
  const next = { workflow: 'contribution', executionId: body.executionId };
  await expect.poll(async () => (await look(next)).path?.at(-1)).toBe('UpdateRootOnChain');
  expect(await sweep()).toBe(0);
  expect([await stateOf(waiting), await stateOf(anew)]).toEqual(['running', 'running']);
  await until(next, 'running');
});
