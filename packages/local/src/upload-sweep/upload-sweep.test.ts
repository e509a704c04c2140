/** Runs the handler itself on the local bucket and database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { startS3 } from '@cgdx/aws/s3/start.ts';
import { clientOf, root } from '@cgdx/aws/s3/testing/open-s3.ts';
import { tables } from '@cgdx/workflows/wiring/table.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynamoDb } from '../dynamodb/dynamodb.ts';
import { createTables } from '../dynamodb/table.ts';

const Bucket = 'unverified-test';
const dayMs = 86_400_000;
const putsAtOnce = 32;

let sweep: typeof import('@cgdx/functions/on/upload-sweep.ts');
let contributions: typeof import('@cgdx/functions/store/begin-contribution.ts');
let objects: typeof import('@cgdx/functions/store/object.ts');
let client: S3Client;
let directory: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-sweep-'));
  const database = await startDynamoDb({ port: 0, directory });
  const s3 = await startS3({
    port: 0,
    directory: join(directory, 's3'),
    buckets: [{ name: Bucket, versioned: true, sendsEvents: false }],
    find: (id) => (id === root.accessKeyId ? root : undefined),
    deliver: async () => undefined,
  });
  stops.push(database.stop, s3.stop, async () => rmSync(directory, { recursive: true, force: true }));
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: root.accessKeyId,
    AWS_SECRET_ACCESS_KEY: root.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: s3.url,
    SST_RESOURCE_App: JSON.stringify({ name: 'cgdx', stage: 'test' }),
    SST_RESOURCE_ContributionTable: JSON.stringify({ name: 'test-contribution' }),
    SST_RESOURCE_PersonTable: JSON.stringify({ name: 'test-person' }),
    SST_RESOURCE_UnverifiedBucket: JSON.stringify({ name: Bucket }),
  });
  await createTables(new DynamoDBClient({}), {
    'test-contribution': tables.ContributionTable,
    'test-person': tables.PersonTable,
  });
  client = clientOf(s3.url, root);
  sweep = await import('@cgdx/functions/on/upload-sweep.ts');
  contributions = await import('@cgdx/functions/store/begin-contribution.ts');
  objects = await import('@cgdx/functions/store/object.ts');
});
afterAll(async () => {
  client.destroy();
  for (const stop of stops) await stop();
});

async function put(keys: readonly string[], daysAgo: number): Promise<void> {
  for (let at = 0; at < keys.length; at += putsAtOnce) {
    const some = keys.slice(at, at + putsAtOnce);
    await Promise.all(some.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))));
  }
  // The bucket's own clock checks signatures, so objects are made old afterwards.
  const metadata = new DatabaseSync(join(directory, 's3', 'metadata.sqlite'));
  const age = metadata.prepare('UPDATE version SET modified_ms = modified_ms - ? WHERE key = ?');
  for (const key of keys) age.run(daysAgo * dayMs, key);
  metadata.close();
}

async function keysLeft(): Promise<string[]> {
  const keys: string[] = [];
  for await (const versions of objects.listVersions(Bucket, '')) keys.push(...versions.map(({ key }) => key));
  return keys.sort();
}

test('what nothing came of is deleted a day after the last of it, and everything else stays', async () => {
  const begun = { userSub: 'ann', contributionId: 'begun' };
  const object = { bucket: Bucket, key: 'ann/x/begun/parts.json', versionId: 'v', sizeBytes: 1 };
  await contributions.beginContribution(begun, { dataPoolId: 'x', fileName: 'x.zip', object });
  await put(['ann/x/left/parts/1', 'ann/x/left/parts/2', 'ann/x/slow/parts/1', 'ann/x/begun/parts/1'], 2);
  await put(['ann/anything', 'ann/x/a b/export', 'work/ours/unit/1/observed', 'ann/x/whole/export'], 2);
  await put(['ann/x/slow/parts/2', 'ann/x/new/parts/1', 'ann/else'], 0);

  expect(await sweep.handler({} as ScheduledEvent)).toEqual({ deletedUploads: 3 });
  expect(await keysLeft()).toEqual([
    'ann/else',
    'ann/x/begun/parts/1',
    'ann/x/new/parts/1',
    'ann/x/slow/parts/1',
    'ann/x/slow/parts/2',
    'ann/x/whole/export',
    'work/ours/unit/1/observed',
  ]);
  expect(await sweep.handler({} as ScheduledEvent)).toEqual({ deletedUploads: 0 });
});

test('a contribution that has begun elsewhere, and parts that keep coming, keep nothing', async () => {
  const begun = { userSub: 'eve', contributionId: 'shared' };
  const object = { bucket: Bucket, key: 'eve/spotify/shared/export', versionId: 'v', sizeBytes: 1 };
  await contributions.beginContribution(begun, { dataPoolId: 'spotify', fileName: 'x.zip', object });
  await put(['eve/youtube/shared/parts/1'], 2);
  await put(['eve/x/kept-alive/parts/1'], 4);
  await put(['eve/x/kept-alive/parts/2'], 0);
  expect(await sweep.handler({} as ScheduledEvent)).toEqual({ deletedUploads: 2 });
  expect((await keysLeft()).filter((key) => key.startsWith('eve/'))).toEqual([]);
});

test('a bucket of more than one page is swept to its end', async () => {
  await put(['ben/x/other/parts/1'], 2);
  await put(
    Array.from({ length: 1_010 }, (_, n) => `ben/x/large/parts/${n}`),
    2,
  );
  expect(await sweep.handler({} as ScheduledEvent)).toEqual({ deletedUploads: 2 });
  expect((await keysLeft()).filter((key) => key.startsWith('ben/'))).toEqual([]);
});
