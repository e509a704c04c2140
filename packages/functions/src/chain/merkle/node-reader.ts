/** Reads the tree's complete nodes from DynamoDB, one item per page. */
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { type Hash, hashBytes, sameHash } from '@cgdx/core/merkle/hash.ts';
import { type NodeReader, placeKey, type TreeNode } from '@cgdx/core/merkle/node-store.ts';
import { documentClient } from '../../ground/table/table.ts';
import { keyOf, pad, treeTable } from './key.ts';
import { offsetOf, type PageKey, pageOf } from './page.ts';

/** DynamoDB's limit. */
const batchLimit = 100;

export const sortKeyOf = ({ tier, index }: PageKey): string => `${tier}:${pad(index)}`;

export const tableNodeReader: NodeReader = {
  read: async (places) => {
    const pages = await readPages(places.map(pageOf));
    return places.map((place): Hash => {
      const page = pages.get(sortKeyOf(pageOf(place)));
      const hash = page?.slice(offsetOf(place), offsetOf(place) + hashBytes);
      invariant(
        hash?.some((byte) => byte !== 0),
        `node ${placeKey(place)} is not in the tree`,
      );
      return hash as Hash;
    });
  },
};

/** Returns pages by their sort keys; those that were never written are absent. */
export async function readPages(keys: readonly PageKey[]): Promise<Map<string, Uint8Array>> {
  const table = treeTable();
  const wanted = [...new Set(keys.map(sortKeyOf))];
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

/** Returns those of `nodes` that are missing from their pages or differ there. */
export async function findDamagedNodes(nodes: readonly TreeNode[]): Promise<TreeNode[]> {
  const pages = await readPages(nodes.map(({ place }) => pageOf(place)));
  return nodes.filter(({ place, hash }) => {
    const page = pages.get(sortKeyOf(pageOf(place)));
    const from = offsetOf(place);
    return page === undefined || !sameHash(page.subarray(from, from + hashBytes), hash);
  });
}
