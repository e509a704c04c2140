/** Times the look-up of a new export among many stored ones, in a DynamoDB, with the product's own code. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { indexKeys, type Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';

const tableName = 'bench-fingerprint';
const itemsPerWrite = 25;
const writesAtOnce = 8;
const lookUps = 60;
/** Excluded from the median: connections are opened and code is compiled. */
const warmUps = 20;

export interface LookUp {
  /** The number of stored uploads. */
  readonly stored: number;
  readonly medianMs: number;
}

/** `counts` must ascend. `sketchOf` returns the sketch of the n-th export, unlike any other. */
export async function timeLookUps(
  counts: readonly number[],
  sketchOf: (n: number) => Sketch,
): Promise<LookUp[]> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-bench-'));
  const database = await startDynamoDb({ port: 0, directory });
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
  const client = new DynamoDBClient({ endpoint: database.url, region: 'ap-southeast-1', credentials });
  try {
    await createTables(client, { [tableName]: tables.FingerprintTable });
    // The store makes its client from these when it is imported.
    process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url;
    process.env.AWS_REGION = 'ap-southeast-1';
    process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId;
    process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey;
    process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'bench' });
    process.env.SST_RESOURCE_FingerprintTable = JSON.stringify({ name: tableName });
    const { findSimilar } = await import('@cgdx/functions/contribution/novelty/fingerprint.ts');
    const documents = DynamoDBDocumentClient.from(client);
    const results: LookUp[] = [];
    let stored = 0;
    for (const count of counts) {
      await storeExports(documents, stored, count, sketchOf);
      stored = count;
      const times: number[] = [];
      for (let n = 0; n < warmUps + lookUps; n++) {
        const fingerprint = {
          sketch: [...sketchOf(1e9 + n)],
          userSub: `new-${n}`,
          dataPoolId: 'spotify',
          accountKey: `new-${n}`,
          beganAt: '',
        };
        const startedAt = performance.now();
        await findSimilar(`new-${n}`, fingerprint);
        if (n >= warmUps) times.push(performance.now() - startedAt);
      }
      times.sort((a, b) => a - b);
      results.push({ stored, medianMs: times[Math.floor(times.length / 2)] ?? 0 });
    }
    return results;
  } finally {
    client.destroy();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function storeExports(
  documents: DynamoDBDocumentClient,
  from: number,
  to: number,
  sketchOf: (n: number) => Sketch,
): Promise<void> {
  let n = from;
  const writer = async () => {
    while (n < to) {
      const id = n++;
      const sketch = sketchOf(id);
      const index = [
        ...indexKeys(sketch).map((hash) => `hash#${hash}`),
        `account#${id}`,
        `person#${id}#spotify`,
      ];
      const items = [
        ...index.map((pk) => ({ pk, sk: '-', fingerprintIds: new Set([`${id}`]) })),
        {
          pk: `fingerprint#${id}`,
          sk: '-',
          state: 'passed',
          sketch,
          userSub: `${id}`,
          dataPoolId: 'spotify',
        },
      ];
      for (let at = 0; at < items.length; at += itemsPerWrite) {
        const puts = items.slice(at, at + itemsPerWrite).map((Item) => ({ PutRequest: { Item } }));
        await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
      }
    }
  };
  await Promise.all(Array.from({ length: writesAtOnce }, writer));
}
