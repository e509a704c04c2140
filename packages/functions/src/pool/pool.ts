/** Data pools. */
import { poolSchema } from '@cgdx/api/route/data-pool.ts';
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';
import { present } from '../ground/table/expression.ts';
import { addOnce, change, findItem, tryWrite } from '../ground/table/item.ts';
import { scanAll } from '../ground/table/query.ts';

/** A stored pool without this field is for sale. */
const storedPoolSchema = poolSchema.extend({ availableForPurchase: z.boolean().default(true) });
export type StoredPool = z.infer<typeof storedPoolSchema>;

export const findPool = (dataPoolId: string): Promise<StoredPool | undefined> =>
  findItem('DataPoolTable', { dataPoolId }, storedPoolSchema);

/** Returns all pools in the order in which the product lists them. */
export async function listPools(): Promise<StoredPool[]> {
  const pools = await scanAll('DataPoolTable', storedPoolSchema);
  return pools.sort((a, b) => poolIds.indexOf(a.dataPoolId) - poolIds.indexOf(b.dataPoolId));
}

/** Changes what a pool sells at, and whether it sells; new quotes use it. */
export const changePool = (
  dataPoolId: string,
  { price, availableForPurchase }: Pick<StoredPool, 'price' | 'availableForPurchase'>,
): Promise<boolean> =>
  tryWrite(
    change(
      'DataPoolTable',
      { dataPoolId },
      { set: { price, availableForPurchase }, onlyIf: { dataPoolId: present } },
    ),
  );

/** @returns false if the pool exists already */
export const addPool = (pool: StoredPool): Promise<boolean> => addOnce('DataPoolTable', pool);
