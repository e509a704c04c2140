/** GET /upload/datapool/{poolId}, its newest page: how good what each pool sells is. */
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { fullPage } from '../../lib/upload/next-page.ts';
import { countQualities, type QualityCounts } from './quality-count.ts';

/** A picture of a thousand uploads hardly changes while somebody looks at it. */
const freshForMs = 60_000;

export interface PoolQuality {
  readonly counts: QualityCounts;
  /** Whether there are older uploads that were not counted. */
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

/** The qualities of all pools, in the order of the pools. */
export const usePoolQualities = () => useQueries({ queries: platformIds.map(poolQualityQuery) });
