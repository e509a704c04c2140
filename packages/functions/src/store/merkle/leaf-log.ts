/** The leaf log: every leaf in order, written once and never changed. A lost tree is rebuilt from it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { fromHex, type Hash, toHex } from '@cgdx/core/merkle/hash.ts';
import { leafHash } from '@cgdx/core/merkle/leaf.ts';
import { z } from 'zod';
import { chain } from '../../wiring.ts';
import { documentClient } from '../table.ts';
import { keyOf, treeTable } from './key.ts';
import { readItem, readItems } from './read.ts';

const leafSchema = z.object({
  index: z.number().int(),
  /** 0x hex of the unclaimed leaf. */
  leaf: z.string(),
  /** base64 of 32 bytes. */
  uploadHash: z.string(),
  userSub: z.string(),
  contributionId: z.string(),
  dataPoolId: z.string(),
  quality: z.number().int(),
  multiplier: z.number().int(),
});
export type LoggedLeaf = z.infer<typeof leafSchema>;
export type NewLeaf = Omit<LoggedLeaf, 'index' | 'leaf'>;

const indexSchema = z.object({ index: z.number().int() });
const sizeSchema = z.object({ size: z.number().int() });

/** Others insert at the same time; each round one of them wins. */
const insertAttempts = 300;
const longestPauseMs = 60;

export const bytesOfUploadHash = (uploadHash: string): Hash => Buffer.from(uploadHash, 'base64');
export const hexOfUploadHash = (uploadHash: string): string => toHex(bytesOfUploadHash(uploadHash));

/** How many leaves there are; more than the chain knows while some wait. */
export async function leafCount(): Promise<number> {
  return (await readItem('log', undefined, sizeSchema))?.size ?? 0;
}

/**
 * Appends a leaf, once for each upload hash.
 * @returns its index, the same again for a hash that is there already
 * @throws MarketError LeafLogBusy where others were quicker too often
 */
export async function insertLeaf(leaf: NewLeaf): Promise<number> {
  const { chainId, marketplace } = chain();
  const hash = leafHash({ ...leaf, chainId, marketplace, uploadHash: bytesOfUploadHash(leaf.uploadHash) });
  let index = await leafCount();
  for (let attempt = 0; attempt < insertAttempts; attempt++) {
    const reasons = await tryInsert({ ...leaf, index, leaf: toHex(hash) });
    if (!reasons) return index;
    const { uploadHash } = leaf;
    const present = await readItem('upload', uploadHash, indexSchema);
    if (present) return present.index;
    await sleep(Math.random() * longestPauseMs * Math.min(1, attempt / 10));
    index = await leafCount();
  }
  throw new MarketError('unavailable', 'LeafLogBusy', 'Too many uploads arrive at this moment.');
}

/** @returns why not, or nothing where it was written */
async function tryInsert(leaf: LoggedLeaf): Promise<readonly string[] | undefined> {
  const TableName = treeTable();
  const fresh = 'attribute_not_exists(pk)';
  try {
    await documentClient.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: { ...keyOf('log'), size: leaf.index + 1 },
              ...(leaf.index === 0
                ? { ConditionExpression: fresh }
                : {
                    ConditionExpression: '#size = :index',
                    ExpressionAttributeNames: { '#size': 'size' },
                    ExpressionAttributeValues: { ':index': leaf.index },
                  }),
            },
          },
          { Put: { TableName, Item: { ...keyOf('leaf', leaf.index), ...leaf }, ConditionExpression: fresh } },
          {
            Put: {
              TableName,
              Item: { ...keyOf('upload', leaf.uploadHash), index: leaf.index },
              ConditionExpression: fresh,
            },
          },
        ],
      }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') throw error;
    const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: { Code?: string }[] };
    return reasons.map(({ Code }) => Code ?? 'None');
  }
}

export async function findLeaf(uploadHash: string): Promise<LoggedLeaf | undefined> {
  const found = await readItem('upload', uploadHash, indexSchema);
  return found && readItem('leaf', found.index, leafSchema);
}

/** Leaves from `start` up to, not including, `end`. */
export async function readLeaves(start: number, end: number): Promise<LoggedLeaf[]> {
  return end > start ? readItems('leaf', { from: start, to: end - 1 }, leafSchema) : [];
}

export const hashOfLeaf = (leaf: LoggedLeaf): Hash => fromHex(leaf.leaf);
