/** Runs the step's own code on a real database; the test plays the workflow's retries. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { MarketError } from '@cgdx/core/error/market-error.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { type FaultProxy, startFaultProxy } from '@cgdx/stand/fault/fault-proxy.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Fingerprint, Judgement } from './fingerprint.ts';
import * as store from './fingerprint.ts';
import * as judging from './judge-novelty.ts';

let database: FaultProxy;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-novelty-'));
  const dynamodb = await startDynamoDb({ port: 0, directory });
  database = await startFaultProxy(dynamodb.url);
  stops.push(database.stop, dynamodb.stop, async () => rmSync(directory, { recursive: true, force: true }));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url;
  process.env.AWS_REGION = 'ap-southeast-1';
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'test' });
  process.env.SST_RESOURCE_FingerprintTable = JSON.stringify({ name: 'test-fingerprint' });
  await createTables(new DynamoDBClient({}), { 'test-fingerprint': tables.FingerprintTable });
});
afterEach(() => {
  database.fault = undefined;
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

let exports = 0;
/** Returns the sketch of a small export that shares nothing with any other. */
const newSketch = (): number[] => {
  exports += 1;
  return Array.from({ length: 12 }, (_, at) => exports * 1_000_000 + at);
};
const second = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString();
const sentBy = (userSub: string, sketch: readonly number[], atSecond: number): Fingerprint => ({
  sketch: [...sketch],
  userSub,
  dataPoolId: 'spotify',
  beganAt: second(atSecond),
});
const worth = ({ novelty, earlier }: { novelty: number; earlier: readonly string[] }): Judgement => ({
  quality: { score: Math.round(10 * novelty), parts: [], improve: [] },
  multiplier: 1,
  earlier: [...earlier],
});

type Outcome = 'passed' | 'refused' | 'waits';
async function judgeOnce(id: string, fingerprint: Fingerprint): Promise<Outcome> {
  try {
    return (await judging.judgeNovelty(id, fingerprint, worth)) ? 'passed' : 'refused';
  } catch (error) {
    if ((error as MarketError).code === 'SameDataBeingChecked') return 'waits';
    throw error;
  }
}

async function judge(id: string, fingerprint: Fingerprint): Promise<Outcome> {
  for (;;) {
    const outcome = await judgeOnce(id, fingerprint);
    if (outcome !== 'waits') return outcome;
  }
}

test('twenty people send one export at once: the first of them passes, all others are refused, none waits for ever', async () => {
  const sketch = newSketch();
  // The ids are not in order, as hashes are not.
  const ids = Array.from({ length: 20 }, (_, n) => `${(n * 7) % 20}-twenty`);
  // All have registered before the first of them looks: otherwise the fastest passes.
  await Promise.all(ids.map((id, n) => store.registerFingerprint(id, sentBy(`person-${n}`, sketch, n))));
  const outcomes = await Promise.all(ids.map((id, n) => judge(id, sentBy(`person-${n}`, sketch, n))));
  expect(outcomes).toEqual(['passed', ...Array.from({ length: 19 }, () => 'refused')]);
});

test('copies that are sent afterwards and never decided hold nobody up', async () => {
  const sketch = newSketch();
  for (let n = 0; n < 30; n++)
    await store.registerFingerprint(`copy-${n}`, sentBy('flooder', sketch, 100 + n));
  expect(await judgeOnce('a-victim', sentBy('victim', sketch, 50))).toBe('passed');
  expect(await judgeOnce('copy-3', sentBy('flooder', sketch, 103))).toBe('refused');
});

test('a place in the index that somebody else changes at that moment is changed a moment later', async () => {
  const conflict = {
    status: 400,
    type: 'application/x-amz-json-1.0',
    body: JSON.stringify({
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    }),
  };
  let conflicts = 0;
  database.fault = (body) => (body.includes('TransactItems') && conflicts++ < 3 ? conflict : undefined);
  const sketch = newSketch();
  expect(await judgeOnce('late', sentBy('one', sketch, 1))).toBe('passed');
  expect(conflicts).toBeGreaterThan(3);
  expect(await judgeOnce('later', sentBy('two', sketch, 2))).toBe('refused');
  database.fault = (body) => (body.includes('TransactItems') ? conflict : undefined);
  expect(await judgeOnce('never', sentBy('three', newSketch(), 3))).toBe('waits');
});

test('what began earlier and is undecided is waited for, and forgotten it is not', async () => {
  const sketch = newSketch();
  await store.registerFingerprint('first', sentBy('one', sketch, 1));
  expect(await judgeOnce('second', sentBy('two', sketch, 2))).toBe('waits');
  await store.forgetPendingFingerprint('first');
  expect(await judgeOnce('second', sentBy('two', sketch, 2))).toBe('passed');
});

test('one that looked before an earlier one was there cannot pass any more once that one has looked', async () => {
  const sketch = newSketch();
  let isHeld = false;
  // The later one is about to pass while the earlier one registers, looks and passes.
  database.fault = (body) => {
    if (isHeld || !body.includes(':judgement')) return undefined;
    isHeld = true;
    return 'late';
  };
  const later = judgeOnce('later', sentBy('two', sketch, 2));
  while (!isHeld) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await judgeOnce('earlier', sentBy('one', sketch, 1))).toBe('passed');
  database.release();
  expect(await later).toBe('refused');
});

test('of the same person, pieces count together in whichever order they are judged', async () => {
  const sketch = newSketch();
  const [half, other] = [sketch.slice(0, 6), sketch.slice(6)];
  expect(await judge('half', sentBy('piecewise', half, 1))).toBe('passed');
  expect(await judge('other', sentBy('piecewise', other, 2))).toBe('passed');
  expect((await store.findJudgement('half'))?.quality.score).toBe(10);
  expect((await store.findJudgement('other'))?.quality.score).toBe(5);
});
