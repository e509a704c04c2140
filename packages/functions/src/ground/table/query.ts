/** Reads all results of a query or a scan: DynamoDB returns pages of 1 MB. */
import {
  paginateQuery,
  paginateScan,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { TableName } from '@cgdx/workflows/wiring/resource/table.ts';
import { z } from 'zod';
import { tableName } from '../links.ts';
import { documentClient } from './table.ts';

export type Item = Record<string, unknown>;

export async function* pagesOfQuery(query: QueryCommandInput): AsyncGenerator<Item[]> {
  for await (const page of paginateQuery({ client: documentClient }, query)) yield page.Items ?? [];
}

/** @param most stops after this many; all by default */
export async function queryAll<T>(
  query: QueryCommandInput,
  schema: z.ZodType<T>,
  most = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const found: T[] = [];
  for await (const items of pagesOfQuery({ ...query, ...(Number.isFinite(most) && { Limit: most }) })) {
    found.push(...items.map((item) => schema.parse(item)));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

interface Listing<T> {
  readonly schema: z.ZodType<T>;
  /** The index to query; the table itself by default. */
  readonly index?: string;
  /** By the range key, which is a time in most tables. */
  readonly newestFirst?: boolean;
  readonly most?: number;
  /** The keys, of table and index, of the item before the first that is returned; none by default. */
  readonly after?: Item;
  /** Leaves out items that have this field. */
  readonly without?: string;
}

type HashKey = Readonly<Record<string, string>>;

function listingQuery(
  table: TableName,
  key: HashKey,
  { index, newestFirst = false, after, without }: Omit<Listing<unknown>, 'schema' | 'most'>,
): QueryCommandInput {
  const [[name, value] = []] = Object.entries(key);
  return {
    TableName: tableName(table),
    ...(index !== undefined && { IndexName: index }),
    KeyConditionExpression: '#key = :value',
    ExpressionAttributeNames: { '#key': name ?? '', ...(without !== undefined && { '#without': without }) },
    ...(without !== undefined && { FilterExpression: 'attribute_not_exists(#without)' }),
    ExpressionAttributeValues: { ':value': value },
    ScanIndexForward: !newestFirst,
    ...(after !== undefined && { ExclusiveStartKey: after }),
    // DynamoDB cannot read an index consistently: it follows its table with a short delay.
    ConsistentRead: index === undefined,
  };
}

/** Every item whose hash key, of the table or of an index, has this value. */
export const listItems = <T>(
  table: TableName,
  key: HashKey,
  { schema, most, ...about }: Listing<T>,
): Promise<T[]> => queryAll(listingQuery(table, key, about), schema, most);

/** A position in a list: keys of the table and of the index, all of them text. */
export const positionSchema = z.record(z.string(), z.string());
export type Position = z.infer<typeof positionSchema>;

export interface Page<T> {
  readonly items: readonly T[];
  /** Where it ended; undefined on the last page. */
  readonly last: Position | undefined;
}

const pageOf = <T>(
  { Items = [], LastEvaluatedKey }: Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey'>,
  schema: z.ZodType<T>,
): Page<T> => ({
  items: Items.map((item) => schema.parse(item)),
  last: LastEvaluatedKey && positionSchema.parse(LastEvaluatedKey),
});

/** Reads one page, in one request. */
export const queryPage = async <T>(query: QueryCommandInput, schema: z.ZodType<T>): Promise<Page<T>> =>
  pageOf(await documentClient.send(new QueryCommand(query)), schema);

/** Reads one page of a table or an index, in one request and in no order. */
export const scanPage = async <T>(scan: ScanCommandInput, schema: z.ZodType<T>): Promise<Page<T>> =>
  pageOf(await documentClient.send(new ScanCommand(scan)), schema);

/** Reads one page of what `listItems` returns. */
export const listPage = <T>(
  table: TableName,
  key: HashKey,
  { schema, most, ...about }: Listing<T> & { readonly most: number },
): Promise<Page<T>> => queryPage({ ...listingQuery(table, key, about), Limit: most }, schema);

export interface Count {
  readonly count: number;
  /** True if there are more than were counted. */
  readonly isMore: boolean;
}

/** Counts up to `most` results, which bounds the cost: DynamoDB reads every item that it counts. */
export async function countUpTo(query: QueryCommandInput, most: number): Promise<Count> {
  // Reads one more than `most`, which shows whether there are more.
  const { Count = 0, LastEvaluatedKey } = await documentClient.send(
    new QueryCommand({ ...query, Select: 'COUNT', Limit: most + 1 }),
  );
  // A page also ends at 1 MB.
  return { count: Math.min(Count, most), isMore: Count > most || LastEvaluatedKey !== undefined };
}

/** Reads a whole table in no order; meant for small tables. */
export async function scanAll<T>(table: TableName, schema: z.ZodType<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of paginateScan({ client: documentClient }, { TableName: tableName(table) })) {
    found.push(...(page.Items ?? []).map((item) => schema.parse(item)));
  }
  return found;
}
