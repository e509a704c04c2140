/** Runs the handler itself on the local bucket and database. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { agree, openUploadStand, type UploadStand } from '@cgdx/stand/upload/upload-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as objects from '../ground/object.ts';
import * as sweep from './on-upload-sweep.ts';
import * as contributions from './record/begin-contribution.ts';

const dayMs = 86_400_000;
const putsAtOnce = 32;

let Bucket: string;
let client: S3Client;
let stand: UploadStand;

beforeAll(async () => {
  stand = await openUploadStand();
  ({ client, bucket: Bucket } = stand);
  await agree('ann');
});
afterAll(() => stand?.stop());

async function put(keys: readonly string[], daysAgo: number): Promise<void> {
  for (let at = 0; at < keys.length; at += putsAtOnce) {
    const some = keys.slice(at, at + putsAtOnce);
    await Promise.all(some.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))));
  }
  // The bucket's clock checks signatures, so the test makes objects old after they are put.
  const metadata = new DatabaseSync(join(stand.storageDirectory, 'metadata.sqlite'));
  const age = metadata.prepare('UPDATE version SET modified_ms = modified_ms - ? WHERE key = ?');
  for (const key of keys) age.run(daysAgo * dayMs, key);
  metadata.close();
}

async function keysLeft(): Promise<string[]> {
  const keys: string[] = [];
  for await (const versions of objects.listVersions(Bucket, '')) keys.push(...versions.map(({ key }) => key));
  return keys.sort();
}

test('parts without a contribution are deleted a day after the newest of them, and everything else stays', async () => {
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

test('neither the same contribution in another pool nor newer parts keep old parts from being deleted', async () => {
  const begun = { userSub: 'eve', contributionId: 'shared' };
  const object = { bucket: Bucket, key: 'eve/spotify/shared/export', versionId: 'v', sizeBytes: 1 };
  await contributions.beginContribution(begun, { dataPoolId: 'spotify', fileName: 'x.zip', object });
  await put(['eve/youtube/shared/parts/1'], 2);
  await put(['eve/x/kept-alive/parts/1'], 4);
  await put(['eve/x/kept-alive/parts/2'], 0);
  expect(await sweep.handler({} as ScheduledEvent)).toEqual({ deletedUploads: 2 });
  expect((await keysLeft()).filter((key) => key.startsWith('eve/'))).toEqual([]);
});

test.runIf(inject('everyCase'))('a bucket of more than one page is swept to its end', async () => {
  await put(['ben/x/other/parts/1'], 2);
  await put(
    Array.from({ length: 1_010 }, (_, n) => `ben/x/large/parts/${n}`),
    2,
  );
  expect(await sweep.handler({} as ScheduledEvent)).toEqual({ deletedUploads: 2 });
  expect((await keysLeft()).filter((key) => key.startsWith('ben/'))).toEqual([]);
});
