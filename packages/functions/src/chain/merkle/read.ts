/** Reads the Merkle tree's table; all reads are consistent. */

import type { z } from 'zod';
import { chain } from '../../ground/links.ts';
import { type Count, countUpTo, pagesOfQuery, queryAll } from '../../ground/table/query.ts';
import { type Kind, keyAt, pad, pkOf, treeTable } from './key.ts';
import { readTogether } from './read-together.ts';

export const readItem = <T>(
  kind: Kind,
  sk: string | number | undefined,
  schema: z.ZodType<T>,
): Promise<T | undefined> => readItemAt(chain().marketplace, kind, sk, schema);

/** Reads an item of any market's tree, linked or not. */
export async function readItemAt<T>(
  market: string,
  kind: Kind,
  sk: string | number | undefined,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const item = await readTogether(keyAt(market, kind, sk));
  return item ? schema.parse(item) : undefined;
}

export interface Range {
  /** First and last sort key, both included; numbers are padded. */
  readonly from?: number;
  readonly to?: number;
  readonly limit?: number;
  readonly newestFirst?: boolean;
}

const queryOf = (kind: Kind, range: Range) => ({
  TableName: treeTable(),
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':pk': pkOf(kind),
    ':from': range.from === undefined ? ' ' : pad(range.from),
    ':to': range.to === undefined ? '~' : pad(range.to),
  },
  ConsistentRead: true,
  ScanIndexForward: range.newestFirst !== true,
});

/** Returns items of one kind in the order of their sort keys. */
export const readItems = <T>(kind: Kind, range: Range, schema: z.ZodType<T>): Promise<T[]> =>
  queryAll(queryOf(kind, range), schema, range.limit);

/** Yields items in pages of at most a megabyte. */
export async function* pagesOfItems<T>(
  kind: Kind,
  range: Omit<Range, 'limit'>,
  schema: z.ZodType<T>,
): AsyncGenerator<T[]> {
  for await (const items of pagesOfQuery(queryOf(kind, range))) yield items.map((item) => schema.parse(item));
}

/** Counts the items of one kind, at most `most`. */
export const countItems = (kind: Kind, most: number): Promise<Count> => countUpTo(queryOf(kind, {}), most);
