/** GET /upload/datapool/{poolId}: what a pool has to sell, page after page. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api/call.ts';
import { nextPageAfter } from '../../lib/upload/next-page.ts';

const route = 'GET /upload/datapool/{poolId}';

export type PoolUpload = AnswerBodyOf<typeof route>[number];

const poolUploadsQuery = (poolId: PoolId) =>
  infiniteQueryOptions({
    queryKey: ['upload-datapool', poolId],
    queryFn: ({ signal, pageParam }) => call(route, { path: { poolId }, query: pageParam, signal }),
    initialPageParam: {} as { after?: string },
    getNextPageParam: (page) => nextPageAfter(page),
  });

/** Returns what is loaded so far, and how to load more if there is more. */
export function usePoolUploads(poolId: PoolId) {
  const query = useInfiniteQuery(poolUploadsQuery(poolId));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const uploads = useMemo(() => data?.pages.flat(), [data]);
  return {
    ...query,
    data: uploads,
    more: hasNextPage
      ? { busy: isFetchingNextPage, failed: isFetchNextPageError, load: () => fetchNextPage() }
      : undefined,
  };
}
