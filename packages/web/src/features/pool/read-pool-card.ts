/** GET /data-pool/{dataPoolId}/card: the public figures of a pool. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPublic } from '../../lib/api/call.ts';

const route = 'GET /data-pool/{dataPoolId}/card';

export type PoolCard = AnswerBodyOf<typeof route>;

const poolCardQuery = (dataPoolId: PoolId) =>
  queryOptions({
    queryKey: ['pool-card', dataPoolId],
    queryFn: ({ signal }) => callPublic(route, { path: { dataPoolId }, signal }),
    staleTime: 60_000,
  });

export const usePoolCard = (dataPoolId: PoolId) => useQuery(poolCardQuery(dataPoolId));
