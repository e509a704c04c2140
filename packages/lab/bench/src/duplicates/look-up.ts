/** Times the look-up of a new export among many stored ones, in a DynamoDB, with the product's own code. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { IndexedData } from '@cgdx/core/fingerprint/index-key.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';

const tableName = 'bench-fingerprint';
const writesAtOnce = 8;
const lookUps = 30;
/** Excluded from the median, as connections are opened and code is compiled. */
const warmUps = 10;

export interface LookUp {
  /** The number of stored uploads. */
  readonly stored: number;
  readonly medianMs: number;
}

/**
 * @param counts ascending
 * @param dataOf returns the index data of the n-th export, which is different from all others
 */
export async function timeLookUps(
  counts: readonly number[],
  dataOf: (n: number) => IndexedData,
): Promise<LookUp[]> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-bench-'));
  const database = await startDynamoDb({ port: 0, directory });
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
  const client = new DynamoDBClient({ endpoint: database.url, region: 'ap-southeast-1', credentials });
  try {
    await createTables(client, { [tableName]: tables.FingerprintTable });
    // The store makes its client from these variables when it is imported.
    process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url;
    process.env.AWS_REGION = 'ap-southeast-1';
    process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId;
    process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey;
    process.env.SST_RESOURCE_App = JSON.stringify({ name: 'cgdx', stage: 'bench' });
    process.env.SST_RESOURCE_FingerprintTable = JSON.stringify({ name: tableName });
    const { findSimilar, registerFingerprint } = await import(
      '@cgdx/functions/contribution/novelty/fingerprint.ts'
    );
    const uploadOf = (n: number) => ({
      ...dataOf(n),
      days: [],
      userSub: `person-${n}`,
      platform: 'spotify',
      beganAt: new Date(n * 1_000).toISOString(),
    });
    const results: LookUp[] = [];
    let stored = 0;
    for (const count of counts) {
      let n = stored;
      const storeNext = async () => {
        while (n < count) {
          const id = n++;
          await registerFingerprint(`${id}`, uploadOf(id));
        }
      };
      await Promise.all(Array.from({ length: writesAtOnce }, storeNext));
      stored = count;
      const times: number[] = [];
      for (let look = 0; look < warmUps + lookUps; look++) {
        const upload = uploadOf(1e6 + look);
        const startedAt = performance.now();
        await findSimilar(`new-${look}`, upload);
        if (look >= warmUps) times.push(performance.now() - startedAt);
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
