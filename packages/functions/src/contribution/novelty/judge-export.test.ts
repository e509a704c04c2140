/** Fills a panel, and judges by it, on a real database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { extendedFile, extendedPlays, testAsOfMs } from '@cgdx/core/export/testing/spotify-history.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { othersOfPanel, type PanelPerson, takeSeat } from '../panel/panel.ts';
import { judgeExport } from './judge-export.ts';

const stops: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-panel-'));
  const database = await startDynamoDb({ port: 0, directory });
  stops.push(database.stop, () => rmSync(directory, { recursive: true, force: true }));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url;
  process.env.AWS_REGION = 'ap-southeast-1';
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'test' });
  process.env.SST_RESOURCE_FingerprintTable = JSON.stringify({ name: 'test-panel' });
  process.env.SST_RESOURCE_FingerprintKey = JSON.stringify({ value: 'a key of a test' });
  process.env.SST_RESOURCE_EarlyBird = JSON.stringify({ endsAt: '2026-01-01T00:00:00Z' });
  await createTables(new DynamoDBClient({}), { 'test-panel': tables.FingerprintTable });
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const person = (n: number, platform = 'spotify'): PanelPerson => ({ userSub: `person-${n}`, platform });
const nobody = (platform: string): PanelPerson => person(-1, platform);

test('a person has one seat, with the things of their latest upload, and is never judged by their own seat', async () => {
  await takeSeat(person(1), [1, 2, 3]);
  await takeSeat(person(1), [4, 5]);
  expect(await othersOfPanel(nobody('spotify'))).toEqual([[4, 5]]);
  expect(await othersOfPanel(person(1))).toEqual([]);
  const ofAccount = { ...person(2), accountKey: 'one account' };
  await takeSeat(ofAccount, [6]);
  expect(await othersOfPanel({ ...person(3), accountKey: 'one account' })).toEqual([[4, 5]]);
  expect(await othersOfPanel(nobody('youtube'))).toEqual([]);
});

test('a panel has a limited size, and the same people get its seats in whichever order they come', async () => {
  const people = Array.from({ length: 300 }, (_, n) => n);
  const seat = async (platform: string, order: readonly number[]) => {
    for (const n of order) await takeSeat(person(n, platform), [n]);
    return (await othersOfPanel(nobody(platform))).flat();
  };
  const first = await seat('x', people);
  expect(first.length).toBeGreaterThan(120);
  expect(first.length).toBeLessThanOrEqual(256);
  await seat('x', people.toReversed());
  expect((await othersOfPanel(nobody('x'))).flat()).toEqual(first);
});

describe('an export that is judged by a full panel', () => {
  const tracks = (from: number) => Array.from({ length: 600 }, (_, n) => from + 500_000 * n);
  const inspectionOf = async (things: number[], whose: number): Promise<Inspection> => {
    const result = await inspectExport({
      source: memorySource(await zipOf([extendedFile(extendedPlays(600, whose))])),
      platform: 'spotify',
      asOfMs: testAsOfMs,
      hashKey: new Uint8Array(32).fill(3),
      acceptSamples: false,
    });
    if (result.kind === 'rejected') return expect.fail(result.rejection.code);
    // The evidence that a program made the export is not this test's subject.
    const evidence = result.inspection.evidence.filter(({ isForReview }) => !isForReview);
    return {
      ...result.inspection,
      evidence,
      runs: { day: [], id: [], words: [], far: [], things, hours: [] },
    };
  };
  const judged = async (things: number[], id: string, whose: number) =>
    judgeExport(
      id,
      { userSub: id, createdAt: new Date(testAsOfMs).toISOString() },
      'spotify',
      await inspectionOf(things, whose),
    );

  beforeAll(async () => {
    const known = tracks(1);
    for (let n = 0; n < 250; n++)
      await takeSeat(
        person(1_000 + n),
        known.filter((_, at) => (at * 31 + n * 17) % 10 < 4),
      );
  });

  test('waits for an operator, who reads why, if nobody knows anything in it', async () => {
    const { doubts } = (await judged(tracks(7), 'inventor', 1)) ?? {};
    expect(doubts).toEqual([
      expect.stringMatching(
        /^Of \d+ things in it that can be compared, 0 are in the uploads of \d+ other people/,
      ),
    ]);
  });

  test('goes on if others know a part of it', async () => {
    const own = tracks(1).map((track, at) => (at % 4 === 0 ? track : track + 9));
    expect(await judged(own, 'listener', 2)).not.toHaveProperty('doubts');
  });
});
