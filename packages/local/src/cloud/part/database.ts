/** DynamoDB with the tables of the wiring and the six pools. */
import { join } from 'node:path';
import { markCreated } from '@cgdx/aws/database/created-mark.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { accountId, tableNameOf, tableNames } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import { startDynamoDb } from '../database/dynamodb.ts';
import { createTables } from '../database/table.ts';
import { seedPools } from '../provision/pools.ts';

/** @returns its URL */
export async function bringUpDatabase(frame: PartContext): Promise<string> {
  const { at, clients, find, ours, onNotice, onGone } = frame;
  const url = await ours('dynamodb', (port) =>
    startDynamoDb({
      port,
      directory: at('dynamodb'),
      callers: { find, region, accountId },
      onRestart: onNotice,
      onGone,
    }),
  );
  const client = clients.dynamodb(url);
  const named = Object.fromEntries(tableNames.map((name) => [tableNameOf(name), tables[name]]));
  await createTables(client, named);
  markCreated(join(at('dynamodb'), 'dynamodb.sqlite'));
  await seedPools(client, tableNameOf('DataPoolTable'));
  client.destroy();
  return url;
}
