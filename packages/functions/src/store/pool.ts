/** Data pools. */
import { poolSchema } from '@cgdx/api/route/data-pool.ts';
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import type { z } from 'zod';
import { findItem } from './item.ts';
import { scanAll } from './query.ts';

export type StoredPool = z.infer<typeof poolSchema>;

export const findPool = (dataPoolId: string): Promise<StoredPool | undefined> =>
  findItem('DataPoolTable', { dataPoolId }, poolSchema);

/** Returns all pools in the order in which the product lists them. */
export async function listPools(): Promise<StoredPool[]> {
  const pools = await scanAll('DataPoolTable', poolSchema);
  return pools.sort((a, b) => poolIds.indexOf(a.dataPoolId) - poolIds.indexOf(b.dataPoolId));
}

/** Returns the reward for quality 10, in base units of CGDX. */
export const maxIncentiveWei = (pool: StoredPool): bigint => BigInt(pool.maxIncentive) * oneCgdxWei;
