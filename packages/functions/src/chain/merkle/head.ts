/** HEAD: the tree as the chain has confirmed it. */
import { emptyRoot, fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import type { Tree } from '@cgdx/core/merkle/tree.ts';
import { z } from 'zod';
import { put, write } from '../../ground/table/item.ts';
import { keyAt, tree } from './key.ts';
import { readItem } from './read.ts';

export const headSchema = z.object({
  /** Increases by one with every confirmed root update. */
  version: z.number().int(),
  size: z.number().int(),
  root: z.string(),
  /** 0x hex, largest first. */
  peaks: z.array(z.string()),
  /** The transaction that took the tree over from another market; absent once an update followed. */
  movedIn: z.object({ transactionHash: z.string(), blockNumber: z.number().int() }).optional(),
  /** The transaction that cut the tree back to this one; absent once an update followed. */
  cutBack: z.object({ transactionHash: z.string(), blockNumber: z.number().int() }).optional(),
});
export type Head = z.infer<typeof headSchema>;

const emptyHead: Head = { version: 0, size: 0, root: toHex(emptyRoot), peaks: [] };

export const readHead = async (): Promise<Head> =>
  (await readItem('head', undefined, headSchema)) ?? emptyHead;

/** Stores the HEAD of a market whose lane has not worked yet. */
export const storeHeadAt = (market: string, head: Head): Promise<void> =>
  write(put(tree, { ...keyAt(market, 'head'), ...head }));

export const treeOf = (head: Head): Tree => ({ size: head.size, peaks: head.peaks.map(fromHex) });
