/** For tests: creates every table of the wiring as `test-…` in the environment's database, and links it. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { setLinks } from './set-links.ts';

export async function linkTables(): Promise<void> {
  const entries = Object.entries(tables);
  await createTables(
    new DynamoDBClient({}),
    Object.fromEntries(entries.map(([name, table]) => [`test-${name}`, table])),
  );
  setLinks(Object.fromEntries(entries.map(([name]) => [name, { name: `test-${name}` }])));
}
