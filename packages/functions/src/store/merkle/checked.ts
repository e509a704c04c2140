/** The block up to which every payout was found on the chain; its hash covers all blocks before it. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { documentClient } from '../table.ts';
import { keyOf, treeTable } from './key.ts';
import { readItem } from './read.ts';

const checkedSchema = z.object({ blockNumber: z.number().int(), blockHash: z.string() });
export type Checked = z.infer<typeof checkedSchema>;

export const readChecked = (): Promise<Checked | undefined> => readItem('checked', undefined, checkedSchema);

export async function storeChecked(checked: Checked): Promise<void> {
  await documentClient.send(
    new PutCommand({ TableName: treeTable(), Item: { ...keyOf('checked'), ...checked } }),
  );
}
