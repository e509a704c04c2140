/** HEAD: the tree as the chain has confirmed it. */
import { emptyRoot, fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import type { Tree } from '@cgdx/core/merkle/tree.ts';
import { z } from 'zod';
import { readItem } from './read.ts';

const headSchema = z.object({
  /** Rises by one with every confirmed move of the root. */
  version: z.number().int(),
  size: z.number().int(),
  root: z.string(),
  /** 0x hex, largest first. */
  peaks: z.array(z.string()),
});
export type Head = z.infer<typeof headSchema>;

const emptyHead: Head = { version: 0, size: 0, root: toHex(emptyRoot), peaks: [] };

export const readHead = async (): Promise<Head> =>
  (await readItem('head', undefined, headSchema)) ?? emptyHead;

export const treeOf = (head: Head): Tree => ({ size: head.size, peaks: head.peaks.map(fromHex) });
