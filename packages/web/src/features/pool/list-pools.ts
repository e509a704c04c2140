/** GET /data-pool: the pools as the server has them. */
import { initialPools, poolIds } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { useSession } from '../../lib/session/session.ts';

const poolSchema = z.object({
  dataPoolId: z.enum(poolIds),
  dataPoolName: z.string(),
  /** CGDX a quality point. */
  price: z.number(),
  /** CGDX for an upload of quality 10. */
  maxIncentive: z.number(),
});
export type PoolView = z.infer<typeof poolSchema>;

const listPools = (signal: AbortSignal) =>
  request(z.array(poolSchema), { method: 'GET', path: '/data-pool', signal });

const poolsQuery = queryOptions({
  queryKey: ['data-pool'],
  queryFn: ({ signal }) => listPools(signal),
});

/** Visitors see the list as it was built in; the server answers those who are signed in. */
export function usePools() {
  const signedIn = useSession().kind === 'signed-in';
  const query = useQuery({ ...poolsQuery, enabled: signedIn });
  return { ...query, signedIn, pools: signedIn ? query.data : (initialPools as readonly PoolView[]) };
}
