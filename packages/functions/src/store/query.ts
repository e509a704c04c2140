/** Reads all results of a query: DynamoDB returns pages of 1 MB. */
import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
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
