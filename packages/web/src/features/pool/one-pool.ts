/** GET /data-pool/{dataPoolId}: one pool by its id, even if no list contains it. */
import { initialPools, offerOfPool, type PoolId } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { usePools } from './list-pools.ts';

const poolQuery = (poolId: PoolId) =>
  queryOptions({
    queryKey: ['data-pool', poolId],
    queryFn: async ({ signal }) => {
      const [pool] = await call('GET /data-pool/{dataPoolId}', { path: { dataPoolId: poolId }, signal });
      return pool ?? null;
    },
  });

const isListed = (poolId: PoolId): boolean => offerOfPool(poolId) === 'records';

/** Returns the built-in pool to visitors, and the server's pool to people who are signed in. */
export function usePool(poolId: PoolId | undefined) {
  const listed = usePools();
  const asks = poolId !== undefined && !isListed(poolId);
  const one = useQuery({ ...poolQuery(poolId ?? 'x'), enabled: listed.signedIn && asks });
  if (!asks) return { ...listed, pool: listed.pools?.find(({ dataPoolId }) => dataPoolId === poolId) };
  const builtIn = initialPools.find(({ dataPoolId }) => dataPoolId === poolId);
  return { ...one, pool: listed.signedIn ? (one.data ?? undefined) : builtIn };
}

/** Returns the listed pools and the pools with these ids to people who are signed in; undefined until all of them are loaded. */
export function usePoolsWith(poolIds: readonly PoolId[]) {
  const { pools } = usePools();
  const others = useQueries({ queries: [...new Set(poolIds)].filter((id) => !isListed(id)).map(poolQuery) });
  if (others.some(({ data }) => data === undefined)) return undefined;
  return pools && [...pools, ...others.flatMap(({ data }) => data ?? [])];
}
