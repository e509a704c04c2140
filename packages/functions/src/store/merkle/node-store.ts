/** The tree's complete nodes in DynamoDB, a page an item; a writer that lost its lease changes nothing. */
import { BatchGetCommand, type BatchGetCommandOutput, PutCommand } from '@aws-sdk/lib-dynamodb';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { type Hash, hashBytes } from '@cgdx/core/merkle/hash.ts';
import { type NodeStore, placeKey } from '@cgdx/core/merkle/node-store.ts';
import { documentClient } from '../table.ts';
import { keyOf, pad, treeTable } from './key.ts';
import { bytesOfPage, offsetOf, type PageKey, pageOf } from './page.ts';

/** DynamoDB's own. */
const batchLimit = 100;
const writesAtOnce = 16;

const skOf = ({ tier, index }: PageKey): string => `${tier}:${pad(index)}`;

/** @param fence the lease's; without one the store is for reading alone */
export function tableNodeStore(fence?: number): NodeStore {
  return {
    read: async (places) => {
      const pages = await readPages(places.map(pageOf));
      return places.map((place): Hash => {
        const page = pages.get(skOf(pageOf(place)));
        const hash = page?.slice(offsetOf(place), offsetOf(place) + hashBytes);
        invariant(
          hash?.some((byte) => byte !== 0),
          `node ${placeKey(place)} is not in the tree`,
        );
        return hash as Hash;
      });
    },
    write: async (nodes) => {
      invariant(fence !== undefined, 'a store for reading was written to');
      const pages = await readPages(nodes.map(({ place }) => pageOf(place)));
      for (const { place, hash } of nodes) {
        const sk = skOf(pageOf(place));
        const page = pages.get(sk) ?? new Uint8Array(bytesOfPage);
        pages.set(sk, page);
        page.set(hash, offsetOf(place));
      }
      const all = [...pages];
      for (let at = 0; at < all.length; at += writesAtOnce) {
        await Promise.all(all.slice(at, at + writesAtOnce).map(([sk, page]) => writePage(sk, page, fence)));
      }
    },
  };
}

async function readPages(keys: readonly PageKey[]): Promise<Map<string, Uint8Array>> {
  const table = treeTable();
  const wanted = [...new Set(keys.map(skOf))];
  const pages = new Map<string, Uint8Array>();
  for (let at = 0; at < wanted.length; at += batchLimit) {
    let keys: Record<string, unknown>[] = wanted.slice(at, at + batchLimit).map((sk) => keyOf('page', sk));
    while (keys.length > 0) {
      const answer: BatchGetCommandOutput = await documentClient.send(
        new BatchGetCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
      );
      for (const { sk, nodes } of answer.Responses?.[table] ?? []) pages.set(sk, new Uint8Array(nodes));
      keys = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    }
  }
  return pages;
}

async function writePage(sk: string, nodes: Uint8Array, fence: number): Promise<void> {
  await documentClient.send(
    new PutCommand({
      TableName: treeTable(),
      Item: { ...keyOf('page', sk), nodes, fence },
      ConditionExpression: 'attribute_not_exists(fence) OR fence <= :fence',
      ExpressionAttributeValues: { ':fence': fence },
    }),
  );
}
