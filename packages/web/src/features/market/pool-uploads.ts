/** GET /upload/datapool/{poolId}: the uploads that a pool sells, page by page. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api/call.ts';
import { nextPageAfter } from '../../lib/upload/next-page.ts';

const route = 'GET /upload/datapool/{poolId}';

export type PoolUpload = AnswerBodyOf<typeof route>[number];

const allPools = 'upload-datapool';

export const poolUploadsQuery = (poolId: PoolId) =>
  infiniteQueryOptions({
    queryKey: [allPools, poolId],
    queryFn: ({ signal, pageParam }) => call(route, { path: { poolId }, query: pageParam, signal }),
    initialPageParam: {} as { after?: string },
    getNextPageParam: (page) => nextPageAfter(page),
    // A refetch would request every loaded page again, one after the other: a large pool has tens of them.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });

/** Marks loaded uploads as bought by the person, without requesting the lists again. */
export function markBought(queries: QueryClient, uploadHashes: readonly string[]): void {
  const bought = new Set(uploadHashes);
  const marked = (upload: PoolUpload): PoolUpload =>
    bought.has(upload.uploadHash) ? { ...upload, yours: 'bought' } : upload;
  queries.setQueriesData<InfiniteData<PoolUpload[]>>(
    { queryKey: [allPools] },
    (list) => list && { ...list, pages: list.pages.map((page) => page.map(marked)) },
  );
}

/** Returns the uploads that are loaded so far, and a function to load more if there are more. */
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
