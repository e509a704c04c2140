/** For tests: a bucket for raw exports and the tables that count them, to which the handlers of uploads are linked. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { startS3 } from '@cgdx/aws/s3/start.ts';
import { clientOf, root } from '@cgdx/aws/s3/testing/open-s3.ts';
import { currentConsent } from '@cgdx/core/consent/consent.ts';
import { recordConsent } from '@cgdx/functions/contribution/record/consent.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { setLinks } from '../link/set-links.ts';

export interface UploadStand {
  readonly bucket: string;
  readonly client: S3Client;
  /** The directory of the storage's own files. */
  readonly storageDirectory: string;
  readonly stop: () => Promise<void>;
}

/** Gives a person's consent, which an upload needs. */
export async function agree(userSub: string): Promise<void> {
  await recordConsent(userSub, { kind: 'given', version: currentConsent.version });
}

/** Opens the stand and points the handlers' environment at it. Import handlers afterwards. */
export async function openUploadStand(): Promise<UploadStand> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-uploads-'));
  const storageDirectory = join(directory, 's3');
  const bucket = 'unverified-test';
  const database = await startDynamoDb({ port: 0, directory });
  const s3 = await startS3({
    port: 0,
    directory: storageDirectory,
    buckets: [{ name: bucket, versioned: true, sendsEvents: false }],
    find: (id) => (id === root.accessKeyId ? root : undefined),
    deliver: async () => undefined,
  });
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: root.accessKeyId,
    AWS_SECRET_ACCESS_KEY: root.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.behindUrl,
    AWS_ENDPOINT_URL_S3: s3.url,
  });
  setLinks({
    App: { name: 'cgdx', stage: 'test' },
    ContributionTable: { name: 'test-contribution' },
    ConsentTable: { name: 'test-consent' },
    PersonTable: { name: 'test-person' },
    UnverifiedBucket: { name: bucket },
  });
  await createTables(new DynamoDBClient({}), {
    'test-contribution': tables.ContributionTable,
    'test-person': tables.PersonTable,
    'test-consent': tables.ConsentTable,
  });
  const client = clientOf(s3.url, root);
  return {
    bucket,
    client,
    storageDirectory,
    stop: async () => {
      client.destroy();
      await database.stop();
      await s3.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
