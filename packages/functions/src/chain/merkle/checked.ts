/** The block up to which every payout was found on the chain; its hash covers all blocks before it. */
import { z } from 'zod';
import { put, write } from '../../ground/table/item.ts';
import { keyOf, tree } from './key.ts';
import { readItem } from './read.ts';

const checkedSchema = z.object({ blockNumber: z.number().int(), blockHash: z.string() });
export type Checked = z.infer<typeof checkedSchema>;

export const readChecked = (): Promise<Checked | undefined> => readItem('checked', undefined, checkedSchema);

export const storeChecked = (checked: Checked): Promise<void> =>
  write(put(tree, { ...keyOf('checked'), ...checked }));
