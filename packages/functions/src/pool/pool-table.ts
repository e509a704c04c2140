/** Reads the table of a pool from the editions of its platform. */
import { type PoolTable, poolTableOf } from '@cgdx/core/insight/pool-table.ts';
import { type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { lastEditions } from './edition.ts';

/** @param until ISO 8601: leaves out later editions, so that a repetition gets the same table; now by default */
export async function readPoolTable(dataPoolId: PoolId, until?: string): Promise<PoolTable> {
  const editions = await lastEditions(platformOfPool(dataPoolId));
  return poolTableOf(
    dataPoolId,
    editions.filter(({ madeAt }) => until === undefined || madeAt <= until),
  );
}
