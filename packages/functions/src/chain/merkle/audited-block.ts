/** The block up to which every payout was found on the chain; its hash covers all blocks before it. */
import { z } from 'zod';
import { put, write } from '../../ground/table/item.ts';
import { keyOf, tree } from './key.ts';
import { readItem } from './read.ts';

const auditedBlockSchema = z.object({ blockNumber: z.number().int(), blockHash: z.string() });
export type AuditedBlock = z.infer<typeof auditedBlockSchema>;

export const readAuditedBlock = (): Promise<AuditedBlock | undefined> =>
  readItem('checked', undefined, auditedBlockSchema);

export const storeAuditedBlock = (block: AuditedBlock): Promise<void> =>
  write(put(tree, { ...keyOf('checked'), ...block }));
