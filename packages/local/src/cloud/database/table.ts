/** Creates the tables of the wiring in a DynamoDB, and reports an existing one that differs from the wiring. */
import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  paginateListTables,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Table } from '@cgdx/workflows/wiring/resource/table.ts';

/**
 * Creates missing tables, and missing indexes of existing tables.
 * @param tables the tables by their names in this database
 * @throws Error if an existing table has other keys than the wiring
 */
export async function createTables(
  client: DynamoDBClient,
  tables: Readonly<Record<string, Table>>,
): Promise<void> {
  const present = new Set<string>();
  for await (const page of paginateListTables({ client }, {})) {
    for (const name of page.TableNames ?? []) present.add(name);
  }
  await Promise.all(
    Object.entries(tables).map(([name, table]) =>
      present.has(name) ? compare(client, name, table) : create(client, name, table),
    ),
  );
}

async function create(client: DynamoDBClient, name: string, table: Table): Promise<void> {
  const indexes = Object.entries(table.indexes ?? {}).map(indexOf);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema(table.key),
      AttributeDefinitions: attributesOf(table),
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    }),
  );
  if (table.ttl === undefined) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: table.ttl, Enabled: true },
    }),
  );
}

type Index = NonNullable<Table['indexes']>[string];

const indexOf = ([IndexName, key]: [string, Index]) => ({
  IndexName,
  KeySchema: keySchema(key),
  Projection: { ProjectionType: key.keysOnly ? ('KEYS_ONLY' as const) : ('ALL' as const) },
});

const attributesOf = (table: Table) => {
  const used = new Set(
    [table.key, ...Object.values(table.indexes ?? {})].flatMap((key) => [key.hash, key.range]),
  );
  return Object.entries(table.fields)
    .filter(([field]) => used.has(field))
    .map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType }));
};

/** DynamoDB adds existing items to a new index, too. */
async function addIndexes(client: DynamoDBClient, name: string, table: Table): Promise<void> {
  const { Table: found } = await client.send(new DescribeTableCommand({ TableName: name }));
  const present = new Set(found?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  const missing = Object.entries(table.indexes ?? {}).filter(([index]) => !present.has(index));
  for (const index of missing) {
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: attributesOf(table),
        GlobalSecondaryIndexUpdates: [{ Create: indexOf(index) }],
      }),
    );
  }
}

async function compare(client: DynamoDBClient, name: string, table: Table): Promise<void> {
  await addIndexes(client, name, table);
  const { Table: found } = await client.send(new DescribeTableCommand({ TableName: name }));
  const wanted = { '': table.key, ...table.indexes };
  if (shape(found) === shapeOf(wanted)) return;
  throw new Error(
    `the table ${name} has other keys than this version of the code needs; "npm start -- --fresh" starts from scratch`,
  );
}

const keySchema = (key: Table['key']): KeySchemaElement[] => [
  { AttributeName: key.hash, KeyType: 'HASH' },
  ...(key.range === undefined ? [] : [{ AttributeName: key.range, KeyType: 'RANGE' as const }]),
];

const shapeOf = (keys: Readonly<Record<string, Table['key']>>): string =>
  Object.entries(keys)
    .map(([index, key]) => `${index}:${key.hash}/${key.range ?? ''}`)
    .sort()
    .join(' ');

function shape(found: TableDescription | undefined): string {
  const attribute = (keys: KeySchemaElement[] | undefined, type: string): string | undefined =>
    keys?.find((key) => key.KeyType === type)?.AttributeName;
  const all = [
    { IndexName: '', KeySchema: found?.KeySchema },
    ...(found?.GlobalSecondaryIndexes ?? []).map(({ IndexName = '', KeySchema }) => ({
      IndexName,
      KeySchema,
    })),
  ];
  return all
    .map(({ IndexName, KeySchema }) => {
      const range = attribute(KeySchema, 'RANGE');
      return `${IndexName}:${attribute(KeySchema, 'HASH') ?? ''}/${range ?? ''}`;
    })
    .sort()
    .join(' ');
}
