/** GET /data-pool/{dataPoolId}: a pool by its id, also one that no list has. */
import { initialPools, offerOfPool, type PoolId } from '@cgdx/core/pool/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { usePools } from './list-pools.ts';

/** Returns the built-in pool to visitors, and the server's to those who are signed in. */
export function usePool(poolId: PoolId | undefined) {
  const listed = usePools();
  const isListed = poolId !== undefined && offerOfPool(poolId) === 'records';
  const one = useQuery({
    queryKey: ['data-pool', poolId],
    queryFn: async ({ signal }) => {
      const [pool] = await call('GET /data-pool/{dataPoolId}', {
        path: { dataPoolId: poolId ?? '' },
        signal,
      });
      return pool ?? null;
    },
    enabled: listed.signedIn && poolId !== undefined && !isListed,
  });
  if (isListed) return { ...listed, pool: listed.pools?.find(({ dataPoolId }) => dataPoolId === poolId) };
  const builtIn = initialPools.find(({ dataPoolId }) => dataPoolId === poolId);
  return { ...one, pool: listed.signedIn ? (one.data ?? undefined) : builtIn };
}
