/** The last reorganisation in which the chain lost publications of ours, for operators. */
import { z } from 'zod';
import { put, write } from '../../ground/table/item.ts';
import { keyOf, tree } from './key.ts';
import { readItem } from './read.ts';

const reorgSchema = z.object({
  /** When it was published again. ISO 8601, UTC. */
  at: z.string(),
  /** The leaves of the tree then. */
  size: z.number().int(),
  /** The newest transaction that was lost. */
  transactionHash: z.string(),
});
export type Reorg = z.infer<typeof reorgSchema>;

export const noteReorg = (reorg: Reorg): Promise<void> => write(put(tree, { ...keyOf('reorg'), ...reorg }));

export const lastReorg = (): Promise<Reorg | undefined> => readItem('reorg', undefined, reorgSchema);
