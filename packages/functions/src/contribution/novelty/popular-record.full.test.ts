/** What many exports share is found, however many they are: on a real database, with its limit of 400 KB for an item. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { indexKeys } from '@cgdx/core/fingerprint/sketch.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fingerprint } from './fingerprint.ts';
import * as store from './fingerprint.ts';

const TableName = 'test-popular';
let documents: DynamoDBDocumentClient;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-popular-'));
  const dynamodb = await startDynamoDb({ port: 0, directory });
  stops.push(dynamodb.stop, async () => rmSync(directory, { recursive: true, force: true }));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamodb.url;
  process.env.AWS_REGION = 'ap-southeast-1';
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'test' });
  process.env.SST_RESOURCE_FingerprintTable = JSON.stringify({ name: TableName });
  const client = new DynamoDBClient({});
  documents = DynamoDBDocumentClient.from(client);
  await createTables(client, { [TableName]: tables.FingerprintTable });
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** As long as those of real exports. */
const idOf = (name: string, n: number): string => `${name}-${String(n).padStart(8, '0')}`.padEnd(62, 'x');
/** A popular record, and one of its own. */
const sharing = (popular: number, n: number): Fingerprint => ({
  sketch: [popular, 1_000_000 + n],
  userSub: `person-${n}`,
  dataPoolId: 'spotify',
  beganAt: '2026-01-01T00:00:00.000Z',
});
const openKey = (popular: number) => ({ pk: `hash#${indexKeys([popular])[0]}`, sk: '-' });
const openSetOf = async (popular: number): Promise<Set<string>> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName, Key: openKey(popular), ConsistentRead: true }),
  );
  return Item?.fingerprintIds ?? new Set();
};
const registerAll = async (name: string, popular: number, from: number, count: number): Promise<void> => {
  for (let n = from; n < from + count; n++)
    await store.registerFingerprint(idOf(name, n), sharing(popular, n));
};

test('a record that more exports share than an item holds keeps all of them, and takes the next', async () => {
  const popular = 1;
  // As it is found in a table from before sets were closed: almost full.
  const earlier = Array.from({ length: 6_300 }, (_, n) => idOf('earlier', n));
  await documents.send(
    new PutCommand({
      TableName,
      Item: { ...openKey(popular), fingerprintIds: new Set(earlier) },
    }),
  );
  const first = idOf('early', 0);
  await store.registerFingerprint(first, sharing(popular, 0));
  await store.findSimilar(first, sharing(popular, 0));
  await registerAll('late', popular, 1, 400);
  const similar = await store.findSimilar(idOf('late', 400), sharing(popular, 400));
  expect(similar.map(({ fingerprintId }) => fingerprintId).toSorted()).toEqual(
    [first, ...Array.from({ length: 399 }, (_, n) => idOf('late', n + 1))].toSorted(),
  );
  expect((await openSetOf(popular)).size).toBe(400);
});

test('a set is closed before it is full, whoever adds to it meanwhile', async () => {
  const popular = 2;
  await registerAll('held', popular, 0, 1_000);
  const looks = Array.from({ length: 8 }, async (_, n) => {
    const id = idOf('at-once', n);
    await store.registerFingerprint(id, sharing(popular, 5_000 + n));
    return store.findSimilar(id, sharing(popular, 5_000 + n));
  });
  for (const similar of await Promise.all(looks)) expect(similar.length).toBeGreaterThanOrEqual(1_000);
  await store.findSimilar(idOf('held', 0), sharing(popular, 0));
  expect((await openSetOf(popular)).size).toBeLessThan(1_000);
  const all = await store.findSimilar(idOf('nobody', 0), sharing(popular, 9_999));
  expect(all).toHaveLength(1_008);
});

test('what was refused is forgotten in a closed set, too', async () => {
  const popular = 2;
  await store.forgetFingerprint(idOf('held', 7), sharing(popular, 7));
  const left = await store.findSimilar(idOf('nobody', 0), sharing(popular, 9_999));
  expect(left.map(({ fingerprintId }) => fingerprintId)).not.toContain(idOf('held', 7));
  expect(left).toHaveLength(1_007);
});
