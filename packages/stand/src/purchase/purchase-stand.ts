/** For tests: runs a purchase's steps in this process, with proxies before a real database, storage and payment server. */

import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { type Manifest, manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { certificateName } from '@cgdx/core/purchase/data-zip-path.ts';
import { writeBytes } from '@cgdx/functions/ground/object.ts';
import { documentClient } from '@cgdx/functions/ground/table/table.ts';
import { uploadPut } from '@cgdx/functions/pool/upload.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import type { Fees } from '@cgdx/stripe/context/operation.ts';
import { startStripeServer } from '@cgdx/stripe/stripe-server.ts';
import { type CountedFaultProxy, startCountedFaultProxy } from '../fault/counted-fault-proxy.ts';
import { linkBuckets, testCredentials } from '../link/link-buckets.ts';
import { linkTables } from '../link/link-tables.ts';
import { setLinks } from '../link/set-links.ts';

const secretKey = 'sk_test_of_this_stand';

export interface PurchaseStand {
  readonly proxies: Readonly<Record<'database' | 'storage' | 'stripe' | 'bus', CountedFaultProxy>>;
  /** Types of the events that the bus received. */
  readonly events: string[];
  /** Moves the clock of the payment server. */
  readonly advanceStripe: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

export async function startBus(events: string[]): Promise<Service> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { Entries = [] }: { Entries?: { DetailType: string }[] } = JSON.parse(body);
    events.push(...Entries.map(({ DetailType }) => DetailType));
    response
      .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify({ FailedEntryCount: 0, Entries: Entries.map(() => ({ EventId: randomUUID() })) }));
  });
  return listen(server, 0);
}

/** Opens the stand and points the handlers' environment at it. Import handlers afterwards. */
/** @param fees what Stripe keeps; nothing by default */
export async function openPurchaseStand(fees?: Fees): Promise<PurchaseStand> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-purchase-'));
  const events: string[] = [];
  let stripeAheadMs = 0;
  const [database, storage, stripe, bus] = await Promise.all([
    startDynamoDb({ port: 0, directory: join(directory, 'database') }),
    linkBuckets(directory),
    startStripeServer({
      port: 0,
      directory: join(directory, 'stripe'),
      secretKey,
      now: () => Date.now() + stripeAheadMs,
      ...(fees && { fees }),
      admit: () => undefined,
    }),
    startBus(events),
  ]);
  const proxies = {
    database: await startCountedFaultProxy(database.behindUrl),
    storage: await startCountedFaultProxy(storage.url),
    stripe: await startCountedFaultProxy(stripe.url),
    bus: await startCountedFaultProxy(bus.url),
  };
  Object.assign(process.env, {
    ...testCredentials,
    AWS_ENDPOINT_URL_DYNAMODB: proxies.database.url,
    AWS_ENDPOINT_URL_S3: proxies.storage.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: proxies.bus.url,
  });
  await linkTables();
  setLinks({
    App: { name: 'cgdx', stage: 'test' },
    EventBus: { name: 'default' },
    Site: { url: 'http://127.0.0.1:1' },
    Stripe: { apiUrl: proxies.stripe.url },
    StripeSecretKey: { value: secretKey },
    TransferGroupKey: { value: 'the key of this stand' },
    AssistantModel: { id: 'none' },
  });
  return {
    proxies,
    events,
    advanceStripe: (ms) => {
      stripeAheadMs += ms;
    },
    stop: async () => {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
      await Promise.all([database, storage, stripe, bus].map((each) => each.stop()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const someFile = Buffer.from('a masked dataset, as it was certified');

/**
 * Stores an accepted upload of some person with a small dataset.
 * @param datasetFile `play.ndjson.gz`
 * @param bytes the dataset's size according to the manifest, if not its actual size
 * @returns its hash
 */
export async function putUpload({
  datasetFile = someFile,
  bytes = datasetFile.length,
  ...about
}: {
  datasetFile?: Buffer<ArrayBuffer>;
  bytes?: number;
  userSub?: string;
  rewardWei?: string;
  quality?: number;
  dataPoolId?: PoolId;
} = {}): Promise<string> {
  const contributionId = randomUUID();
  const datasetPrefix = `dataset/${contributionId}/`;
  const manifest: Manifest = {
    format: 'cgdx-dataset/1',
    platform: 'spotify',
    variant: 'extended',
    language: 'en',
    isSample: true,
    records: { play: 1 },
    period: { firstDay: null, lastDay: null },
    replaced: {},
    files: [
      {
        name: 'play.ndjson.gz',
        mediaType: 'application/gzip',
        bytes,
        sha256: createHash('sha256').update(datasetFile).digest('hex'),
      },
    ],
  };
  const manifestBytes = Buffer.from(JSON.stringify(manifest));
  const bucket = 'verifiedbucket';
  await writeBytes(bucket, datasetPrefix + manifestName, manifestBytes);
  await writeBytes(bucket, datasetPrefix + certificateName, Buffer.from('{}'));
  await writeBytes(bucket, `${datasetPrefix}play.ndjson.gz`, datasetFile);
  const uploadHash = uploadHashOf(manifestBytes, contributionId);
  const upload = {
    uploadHash,
    userSub: 'contributor',
    contributionId,
    dataPoolId: 'spotify' as const,
    createdAt: new Date().toISOString(),
    quality: 7,
    multiplier: 1,
    rewardWei: '0',
    leafIndex: 0,
    root: '0x',
    transactionHash: '0x',
    datasetPrefix,
    rewardState: 'unclaimed' as const,
    payoutAttempt: 0,
    ...about,
  };
  await documentClient.send(new TransactWriteCommand({ TransactItems: [uploadPut(upload)] }));
  return uploadHash;
}

/** Marks an upload as withdrawn, as if its contributor had done so now. */
export async function markWithdrawn(uploadHash: string): Promise<void> {
  await documentClient.send(
    new UpdateCommand({
      TableName: 'test-UploadTable',
      Key: { uploadHash },
      UpdateExpression: 'SET withdrawnAt = :now',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    }),
  );
}
