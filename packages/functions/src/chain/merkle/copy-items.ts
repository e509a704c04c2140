/** Copies items of one market's stored tree to the keys of another market's. A repeated copy changes nothing. */

import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { type Item, pagesOfQuery } from '../../ground/table/query.ts';
import { documentClient } from '../../ground/table/table.ts';
import { type Kind, pkAt, treeTable } from './key.ts';

/** DynamoDB's limit. */
const batchLimit = 25;

const pagesOf = (kind: Kind, market: string): AsyncGenerator<Item[]> =>
  pagesOfQuery({
    TableName: treeTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pkAt(market, kind) },
    ConsistentRead: true,
  });

export async function countItems(kind: Kind, market: string): Promise<number> {
  let count = 0;
  for await (const items of pagesOf(kind, market)) count += items.length;
  return count;
}

/** @param change makes the copy of an item @returns how many items were copied */
export async function copyItems(
  kind: Kind,
  { from, to }: { readonly from: string; readonly to: string },
  change: (item: Item) => Item = (item) => item,
): Promise<number> {
  let count = 0;
  for await (const items of pagesOf(kind, from)) {
    const copies = items.map((item) => ({ ...change(item), pk: pkAt(to, kind) }));
    for (let at = 0; at < copies.length; at += batchLimit) await putAll(copies.slice(at, at + batchLimit));
    count += items.length;
  }
  return count;
}

async function putAll(items: readonly Item[]): Promise<void> {
  const table = treeTable();
  let requests: Item[] = items.map((Item) => ({ PutRequest: { Item } }));
  while (requests.length > 0) {
    const answer: BatchWriteCommandOutput = await documentClient.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    );
    requests = (answer.UnprocessedItems?.[table] ?? []) as Item[];
  }
}
