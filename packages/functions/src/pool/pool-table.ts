/** Reads the table of a pool out of the editions of its platform. */
import { type PoolTable, poolTableOf } from '@cgdx/core/insight/pool-table.ts';
import { type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { lastEditions } from './edition.ts';

/** @param until ISO 8601: what is published later is left out, so that a repetition gets the same; now by default */
export async function readPoolTable(dataPoolId: PoolId, until?: string): Promise<PoolTable> {
  const editions = await lastEditions(platformOfPool(dataPoolId));
  return poolTableOf(
    dataPoolId,
    editions.filter(({ madeAt }) => until === undefined || madeAt <= until),
  );
}
