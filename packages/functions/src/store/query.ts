/** Reads all results of a query or a scan: DynamoDB returns pages of 1 MB. */
import { paginateQuery, paginateScan, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '@cgdx/workflows/wiring/table.ts';
import type { z } from 'zod';
import { tableName } from '../wiring.ts';
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
  /** The item after which it begins, by the keys of the table and of the index; the first by default. */
  readonly after?: Item;
  /** Leaves out items that have this field. */
  readonly without?: string;
}

/** Every item whose hash key, of the table or of an index, has this value. */
export const listItems = <T>(
  table: TableName,
  key: Readonly<Record<string, string>>,
  { schema, index, newestFirst = false, most, after, without }: Listing<T>,
): Promise<T[]> => {
  const [[name, value] = []] = Object.entries(key);
  return queryAll(
    {
      TableName: tableName(table),
      ...(index !== undefined && { IndexName: index }),
      KeyConditionExpression: '#key = :value',
      ExpressionAttributeNames: { '#key': name ?? '', ...(without !== undefined && { '#without': without }) },
      ...(without !== undefined && { FilterExpression: 'attribute_not_exists(#without)' }),
      ExpressionAttributeValues: { ':value': value },
      ScanIndexForward: !newestFirst,
      ...(after !== undefined && { ExclusiveStartKey: after }),
      // An index follows its table a moment later, and cannot be asked otherwise.
      ConsistentRead: index === undefined,
    },
    schema,
    most,
  );
};

/** The whole table, in no order: for small ones. */
export async function scanAll<T>(table: TableName, schema: z.ZodType<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of paginateScan({ client: documentClient }, { TableName: tableName(table) })) {
    found.push(...(page.Items ?? []).map((item) => schema.parse(item)));
  }
  return found;
}
