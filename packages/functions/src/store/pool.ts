/** Data pools. */
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { poolSchema } from '@cgdx/api/route/data-pool.ts';
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import type { z } from 'zod';
import { tableName } from '../wiring.ts';
import { documentClient } from './table.ts';

export type StoredPool = z.infer<typeof poolSchema>;

export async function findPool(dataPoolId: string): Promise<StoredPool | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: tableName('DataPoolTable'), Key: { dataPoolId } }),
  );
  return Item ? poolSchema.parse(Item) : undefined;
}

/** Returns all pools in the order in which the product lists them. */
export async function listPools(): Promise<StoredPool[]> {
  const { Items = [] } = await documentClient.send(
    new ScanCommand({ TableName: tableName('DataPoolTable') }),
  );
  return Items.map((item) => poolSchema.parse(item)).sort(
    (a, b) => poolIds.indexOf(a.dataPoolId) - poolIds.indexOf(b.dataPoolId),
  );
}

/** Returns the reward for quality 10, in base units of CGDX. */
export const maxIncentiveWei = (pool: StoredPool): bigint => BigInt(pool.maxIncentive) * oneCgdxWei;
