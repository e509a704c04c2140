/** Runs the step's own code on a real database; the test plays the workflow's retries. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { MarketError } from '@cgdx/core/error/market-error.ts';
import { popularFrom } from '@cgdx/core/fingerprint/index-key.ts';
import { noRuns, type RunSketches } from '@cgdx/core/fingerprint/item-run.ts';
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
  database = await startFaultProxy(dynamodb.behindUrl);
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
const sentBy = (
  userSub: string,
  sketch: readonly number[],
  atSecond: number,
  runs: RunSketches = noRuns,
): Fingerprint => ({
  sketch: [...sketch],
  runs,
  days: [],
  userSub,
  platform: 'spotify',
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

test('twenty people send one export at once: the first passes, all others are refused, and none waits for ever', async () => {
  const sketch = newSketch();
  // Like hashes, the ids are not in the order of the uploads.
  const ids = Array.from({ length: 20 }, (_, n) => `${(n * 7) % 20}-twenty`);
  // All register before the first of them is compared: otherwise the fastest one would pass.
  await Promise.all(ids.map((id, n) => store.registerFingerprint(id, sentBy(`person-${n}`, sketch, n))));
  const outcomes = await Promise.all(ids.map((id, n) => judge(id, sentBy(`person-${n}`, sketch, n))));
  expect(outcomes).toEqual(['passed', ...Array.from({ length: 19 }, () => 'refused')]);
});

test('later copies that are never decided delay nobody', async () => {
  const sketch = newSketch();
  for (let n = 0; n < 30; n++)
    await store.registerFingerprint(`copy-${n}`, sentBy('flooder', sketch, 100 + n));
  expect(await judgeOnce('a-victim', sentBy('victim', sketch, 50))).toBe('passed');
  expect(await judgeOnce('copy-3', sentBy('flooder', sketch, 103))).toBe('refused');
});

test('a later upload waits for an earlier undecided one, and not for one that was deleted', async () => {
  const sketch = newSketch();
  await store.registerFingerprint('first', sentBy('one', sketch, 1));
  expect(await judgeOnce('second', sentBy('two', sketch, 2))).toBe('waits');
  await store.forgetPendingFingerprint('first');
  expect(await judgeOnce('second', sentBy('two', sketch, 2))).toBe('passed');
});

test('an upload cannot pass after an earlier upload, unknown to it, was compared with it', async () => {
  const sketch = newSketch();
  let isHeld = false;
  // The later upload is about to pass while the earlier one registers, is compared and passes.
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

test('a later upload of one history leaves out the quarters of an earlier one, and an upload of another history leaves out none', async () => {
  const year = (dates: readonly string[]) => dates.map((date) => Date.parse(date) / 86_400_000);
  const sketch = newSketch();
  const sold = async (id: string, fingerprint: Fingerprint) => {
    const judge = (found: judging.Novelty) => ({ ...worth(found), sold: [...found.sold] });
    return (await judging.judgeNovelty(id, fingerprint, judge))?.sold;
  };
  const first = { ...sentBy('grower', sketch.slice(0, 1), 1), days: year(['2025-08-01', '2026-02-01']) };
  expect(await sold('grown', first)).toEqual([]);
  const longer = { ...sentBy('grower', sketch, 2), days: year(['2025-08-01', '2026-06-01']) };
  expect(await sold('regrown', longer)).toEqual([{ firstQuarter: '2025-Q3', lastQuarter: '2026-Q1' }]);
  const other = { ...sentBy('grower', newSketch(), 3), days: year(['2026-01-01']) };
  expect(await sold('other-growth', other)).toEqual([]);
});

test('a person’s second history is not refused because a fifth of its word sequences are in the first', async () => {
  const numbers = (from: number) => Array.from({ length: 60 }, (_, at) => from + at);
  const words = numbers(0);
  const first = sentBy('writer', newSketch(), 1, { ...noRuns, words });
  const other = [...words.slice(0, 12), ...numbers(1_000).slice(12)];
  const second = sentBy('writer', newSketch(), 2, { ...noRuns, words: other });
  const sold: number[] = [];
  for (const [at, fingerprint] of [first, second].entries())
    await judging.judgeNovelty(`written-${at}`, { ...fingerprint, days: [20_000] }, (found) => {
      sold.push(found.sold.length);
      return worth(found);
    });
  expect(sold).toEqual([0, 0]);
});

test('pieces of the same person count together in whichever order they are judged', async () => {
  const sketch = newSketch();
  const [half, other] = [sketch.slice(0, 6), sketch.slice(6)];
  expect(await judge('half', sentBy('piecewise', half, 1))).toBe('passed');
  expect(await judge('other', sentBy('piecewise', other, 2))).toBe('passed');
  expect((await store.findJudgement('half'))?.quality.score).toBe(10);
  expect((await store.findJudgement('other'))?.quality.score).toBe(5);
});

/** Returns ascending hashes, like the sketch of a history. */
const largeSketch = (size: number, seed: number): number[] =>
  Array.from({ length: size }, (_, at) => at * 260_000 + ((at * 7919 + seed * 104_729) % 250_000));
const largeRuns = (seed: number): RunSketches => ({
  things: largeSketch(128, seed + 4),
  hours: Array.from({ length: 64 }, (_, at) => (15_000 + 29 * at) * 2 ** 24 + seed + at),
  day: largeSketch(256, seed),
  id: largeSketch(256, seed + 1),
  words: largeSketch(256, seed + 2),
  far: largeSketch(256, seed + 3),
});

test('the same things at other times and with other ids are refused, and a third of another person’s things is held for review', async () => {
  const runs = largeRuns(10);
  expect(await judge('original', sentBy('first', newSketch(), 1, runs))).toBe('passed');
  const copy = { ...largeRuns(20), words: runs.words };
  expect(await judge('copy', sentBy('second', newSketch(), 2, copy))).toBe('refused');
  const third = {
    ...largeRuns(30),
    id: runs.id.map((hash, at) => (at % 5 < 2 ? hash : hash + 1)).toSorted((a, b) => a - b),
  };
  expect(await judge('third', sentBy('third', newSketch(), 3, third))).toBe('passed');
  expect((await store.findJudgement('third'))?.earlier).toEqual(['original']);
  expect(await judge('stranger', sentBy('fourth', newSketch(), 4, largeRuns(40)))).toBe('passed');
  expect((await store.findJudgement('stranger'))?.earlier).toEqual([]);
});

test('the last piece of a history that many strangers sent waits for review together with theirs', async () => {
  const runs = largeRuns(50);
  const pieceOf = (n: number) => ({ ...noRuns, id: runs.id.filter((_, at) => at % 8 === n) });
  for (let n = 0; n < 5; n++)
    expect(await judge(`piece-${n}`, sentBy(`dealer-${n}`, newSketch(), 10 + n, pieceOf(n)))).toBe('passed');
  expect(await judge('whole', sentBy('buyer', newSketch(), 20, { ...noRuns, id: runs.id }))).toBe('passed');
  expect((await store.findJudgement('whole'))?.earlier.toSorted()).toEqual(
    Array.from({ length: 5 }, (_, n) => `piece-${n}`),
  );
});

test('a history whose days are dealt out to strangers waits for review together with the pieces before', async () => {
  const things = largeSketch(128, 90);
  const pieceOf = (n: number): Fingerprint => ({
    ...sentBy(`holder-${n}`, newSketch(), 100 + n, {
      ...noRuns,
      things: things.filter((_, at) => (at * 31 + n * 17) % 5 > 1),
    }),
    days: Array.from({ length: 60 }, (_, at) => 15_000 + 12 * at + n),
  });
  for (let n = 0; n < 12; n++) expect(await judge(`dealt-${n}`, pieceOf(n))).toBe('passed');
  const earlier = (await store.findJudgement('dealt-11'))?.earlier.toSorted();
  expect(earlier?.length).toBeGreaterThanOrEqual(10);
  expect(earlier?.every((id) => id.startsWith('dealt-'))).toBe(true);
});

test('an upload costs at most 25 write units, and leaves nothing behind once it is forgotten', async () => {
  let units = 0;
  const sizes = new Map<string, number>();
  database.fault = (body) => {
    const request = JSON.parse(body) as Record<string, Record<string, Record<string, string>>>;
    if (request.Item === undefined && !body.includes('UpdateExpression')) return undefined;
    const { pk, sk } = request.Item ?? request.Key ?? {};
    const written = request.Item ?? { ...request.Key, ...request.ExpressionAttributeValues };
    const base64 = request.Item?.packed?.B?.length ?? 0;
    // An update costs as much as a write of the whole item, most of which earlier writes made.
    const key = `${pk?.S} ${sk?.S}`;
    const bytes = (sizes.get(key) ?? 0) + JSON.stringify(written).length - base64 / 4;
    sizes.set(key, bytes);
    units += Math.ceil(bytes / 1024);
    return undefined;
  };
  const fingerprint = {
    ...sentBy('payer', largeSketch(1024, 60), 1, largeRuns(60)),
    heldSketch: largeSketch(256, 70),
    accountKey: 'f'.repeat(64),
  };
  const judgement = worth({ novelty: 1, earlier: [] });
  const parts = Array.from({ length: 9 }, () => ({
    name: 'completeness',
    value: 0.5,
    reason: 'x'.repeat(100),
  }));
  const improve = ['x'.repeat(200), 'x'.repeat(200)];
  const told = { ...judgement, quality: { score: 7, parts, improve } };
  expect(await judging.judgeNovelty('costly', fingerprint, () => told)).toEqual(told);
  expect(units).toBeGreaterThan(10);
  expect(units).toBeLessThanOrEqual(25);
  await store.forgetFingerprint('costly');
  const again = await store.findSimilar('another', { ...fingerprint, userSub: 'another' });
  expect(again.map(({ fingerprintId }) => fingerprintId)).not.toContain('costly');
});

test('a record that many uploads contain hides none of them: they are found by other keys', async () => {
  const popular = 77;
  const count = popularFrom + 8;
  const sharing = (n: number) => sentBy(`fan-${n}`, [popular, ...newSketch()], 100 + n);
  const sent = Array.from({ length: count }, (_, n) => sharing(n));
  for (const [n, fingerprint] of sent.entries()) expect(await judge(`fan-${n}`, fingerprint)).toBe('passed');
  const last = sent[count - 1] as Fingerprint;
  const copy = { ...last, userSub: 'copier', beganAt: second(900) };
  expect(await judge('copy-of-last', copy)).toBe('refused');
});
