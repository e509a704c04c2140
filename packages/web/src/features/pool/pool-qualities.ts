/** GET /upload/datapool/{poolId}, the newest page: the quality of the uploads that each pool sells. */
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { fullPage } from '../../lib/upload/next-page.ts';
import { countQualities, type QualityCounts } from './quality-count.ts';

/** The counts of a thousand uploads hardly change while somebody looks at them. */
const freshForMs = 60_000;

export interface PoolQuality {
  readonly counts: QualityCounts;
  /** True if the pool has older uploads, which were not counted. */
  readonly isMore: boolean;
}

const poolQualityQuery = (poolId: PoolId) =>
  queryOptions({
    queryKey: ['pool-quality', poolId],
    queryFn: async ({ signal }): Promise<PoolQuality> => {
      const uploads = await call('GET /upload/datapool/{poolId}', { path: { poolId }, query: {}, signal });
      return { counts: countQualities(uploads), isMore: uploads.length >= fullPage };
    },
    staleTime: freshForMs,
  });

export const usePoolQuality = (poolId: PoolId) => useQuery(poolQualityQuery(poolId));

/** Returns the quality counts of all pools, in the order of the pools. */
export const usePoolQualities = () => useQueries({ queries: poolIds.map(poolQualityQuery) });
