/** GET /upload/datapool/{poolId}: what a pool has to sell. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const route = 'GET /upload/datapool/{poolId}';

export type PoolUpload = AnswerBodyOf<typeof route>[number];

const poolUploadsQuery = (poolId: PoolId) =>
  queryOptions({
    queryKey: ['upload-datapool', poolId],
    queryFn: ({ signal }) => call(route, { path: { poolId }, signal }),
  });

export const usePoolUploads = (poolId: PoolId) => useQuery(poolUploadsQuery(poolId));
