/** Fills a pool of a local cloud with as many uploads as after some years: items in the table only, without data. */
import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';

/** DynamoDB's limit for a batch. */
const itemsOfBatch = 25;
const hourMs = 3_600_000;
const firstMs = Date.parse('2025-01-01T00:00:00Z');

const uploadOf = (dataPoolId: PoolId, at: number) => ({
  uploadHash: createHash('sha256').update(`${dataPoolId} ${at}`).digest('base64'),
  userSub: 'somebody-else',
  contributionId: `large-${at}`,
  dataPoolId,
  createdAt: new Date(firstMs + at * hourMs).toISOString(),
  quality: at % 11,
  multiplier: 1,
  rewardWei: '0',
  leafIndex: at,
  root: '0x',
  transactionHash: '0x',
  datasetPrefix: `dataset/large-${at}/`,
  rewardState: 'unclaimed',
  payoutAttempt: 0,
});

export async function fillPool(stack: Stack, dataPoolId: PoolId, uploads: number): Promise<void> {
  const { credentials, region, endpoints, tables } = stack;
  if (credentials === undefined) throw new Error('a local stack has development credentials');
  const database = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb ?? '' });
  const client = DynamoDBDocumentClient.from(database);
  for (let at = 0; at < uploads; at += itemsOfBatch) {
    const items = Array.from({ length: Math.min(itemsOfBatch, uploads - at) }, (_, n) =>
      uploadOf(dataPoolId, at + n),
    );
    await client.send(
      new BatchWriteCommand({
        RequestItems: { [tables.UploadTable ?? '']: items.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  }
  database.destroy();
}
