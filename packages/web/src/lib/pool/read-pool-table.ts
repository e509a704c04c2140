/** GET /data-pool/{dataPoolId}/table: counts of the items and activity of a pool's people. */
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const poolTableQuery = (dataPoolId: PoolId) =>
  queryOptions({
    queryKey: ['pool-table', dataPoolId],
    queryFn: ({ signal }) => call('GET /data-pool/{dataPoolId}/table', { path: { dataPoolId }, signal }),
    // The table changes once a year.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const usePoolTable = (dataPoolId: PoolId) => useQuery(poolTableQuery(dataPoolId));
