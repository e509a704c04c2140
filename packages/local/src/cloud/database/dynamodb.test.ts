import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDynamoDb } from './dynamodb.ts';
import { createTables } from './table.ts';

let directory: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-dynamodb-'));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  rmSync(directory, { recursive: true, force: true });
});

async function start(port = 0, onRestart?: (sentence: string) => void) {
  const service = await startDynamoDb({ port, directory, ...(onRestart && { onRestart }) });
  stops.push(service.stop);
  const client = new DynamoDBClient({
    endpoint: service.url,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  return { ...service, client };
}
const pid = () => Number(readFileSync(join(directory, 'dynoxide.pid'), 'utf8'));

test('the tables of the wiring are created once, with their indexes, and a second call changes nothing', async () => {
  const { client } = await start();
  await createTables(client, tables);
  await createTables(client, tables);
  const { TableNames } = await client.send(new ListTablesCommand({}));
  expect(TableNames?.toSorted()).toEqual(Object.keys(tables).toSorted());
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'UploadTable' }));
  expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName).toSorted()).toEqual([
    'byPool',
    'byUser',
  ]);
});

test('a table that differs from the wiring is reported with what to do', async () => {
  const { client } = await start();
  await createTables(client, { PersonTable: { key: { hash: 'userSub' }, fields: { userSub: 'S' } } });
  await expect(createTables(client, { PersonTable: tables.PersonTable })).rejects.toThrow(
    /PersonTable has other keys.*--fresh/,
  );
});

test('a table gets the indexes that newer code needs, and they contain its existing items', async () => {
  const { client } = await start();
  const { key, fields } = tables.PurchaseTable;
  await createTables(client, { PurchaseTable: { key, fields } });
  const Item = {
    purchaseId: { S: 'p' },
    userSub: { S: 'u' },
    state: { S: 'paid' },
    createdAt: { S: '2026' },
    rail: { S: 'card' },
  };
  await client.send(new PutItemCommand({ TableName: 'PurchaseTable', Item }));
  await createTables(client, { PurchaseTable: tables.PurchaseTable });
  const query = (IndexName: string, name: string, value: string) =>
    client.send(
      new QueryCommand({
        TableName: 'PurchaseTable',
        IndexName,
        KeyConditionExpression: '#name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': { S: value } },
      }),
    );
  expect((await query('byUser', 'userSub', 'u')).Items).toEqual([Item]);
  const { rail: _rail, userSub: _sub, ...keys } = Item;
  expect((await query('byState', 'state', 'paid')).Items).toEqual([keys]);
});

test('an acknowledged write survives kill -9, and the database restarts by itself', async () => {
  let sentence = '';
  const { client } = await start(0, (said) => {
    sentence = said;
  });
  await createTables(client, { DataPoolTable: tables.DataPoolTable });
  const Item = { dataPoolId: { S: 'spotify' } };
  await client.send(new PutItemCommand({ TableName: 'DataPoolTable', Item }));
  process.kill(pid(), 'SIGKILL');
  while (sentence === '') await sleep(10);
  const found = await client.send(new GetItemCommand({ TableName: 'DataPoolTable', Key: Item }));
  expect(found.Item).toEqual(Item);
  expect(sentence).toContain('was started again');
});

test('a transaction with a failed condition writes nothing and reports which one failed', async () => {
  const { client } = await start();
  await createTables(client, { DataPoolTable: tables.DataPoolTable });
  const put = (id: string) => ({
    Put: {
      TableName: 'DataPoolTable',
      Item: { dataPoolId: { S: id } },
      ConditionExpression: 'attribute_not_exists(dataPoolId)',
    },
  });
  await client.send(new TransactWriteItemsCommand({ TransactItems: [put('x')] }));
  await expect(
    client.send(new TransactWriteItemsCommand({ TransactItems: [put('tiktok'), put('x')] })),
  ).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  const { Item } = await client.send(
    new GetItemCommand({ TableName: 'DataPoolTable', Key: { dataPoolId: { S: 'tiktok' } } }),
  );
  expect(Item).toBeUndefined();
});

test('a caller may do only what its policy allows, and an unknown caller nothing', async () => {
  const own = { accessKeyId: 'OWN', secretAccessKey: 'own-secret' };
  const root = { accessKeyId: 'ROOT', secretAccessKey: 'root-secret' };
  const table = 'arn:aws:dynamodb:ap-southeast-1:000000000000:table/PersonTable';
  const known = [
    { ...root, tags: {}, statements: [{ effect: 'Allow' as const, actions: ['*'], resources: ['*'] }] },
    {
      ...own,
      tags: {},
      statements: [
        { effect: 'Allow' as const, actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], resources: [table] },
      ],
    },
  ];
  const service = await startDynamoDb({
    port: 0,
    directory,
    callers: {
      find: (id) => known.find(({ accessKeyId }) => accessKeyId === id),
      region: 'ap-southeast-1',
      accountId: '000000000000',
    },
  });
  stops.push(service.stop);
  const clientOf = (credentials: typeof own) =>
    new DynamoDBClient({ endpoint: service.url, region: 'ap-southeast-1', credentials, maxAttempts: 1 });
  const { DataPoolTable, PersonTable } = tables;
  await createTables(clientOf(root), { DataPoolTable, PersonTable });
  const Item = { userSub: { S: 'somebody' }, sk: { S: 'person' } };
  const Pool = { TableName: 'DataPoolTable', Item: { dataPoolId: { S: 'spotify' } } };
  const mine = clientOf(own);
  await mine.send(new PutItemCommand({ TableName: 'PersonTable', Item }));
  expect((await mine.send(new GetItemCommand({ TableName: 'PersonTable', Key: Item }))).Item).toEqual(Item);

  const denied = { name: 'AccessDeniedException' };
  await expect(mine.send(new PutItemCommand(Pool))).rejects.toMatchObject(denied);
  const TransactItems = [{ Put: { TableName: 'PersonTable', Item } }, { Put: Pool }];
  await expect(mine.send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toMatchObject(denied);
  await expect(mine.send(new ListTablesCommand({}))).rejects.toMatchObject(denied);
  const forged = clientOf({ ...own, secretAccessKey: 'guessed' });
  await expect(forged.send(new ListTablesCommand({}))).rejects.toMatchObject({
    name: 'InvalidSignatureException',
  });
  const stranger = clientOf({ accessKeyId: 'BROWSER', secretAccessKey: 'x' });
  await expect(stranger.send(new ListTablesCommand({}))).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  });
});

test('if the port is taken, another one is used', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const busy = typeof address === 'object' && address !== null ? address.port : 0;
  const { url } = await start(busy);
  expect(url).not.toContain(`:${busy}`);
  other.close();
});
