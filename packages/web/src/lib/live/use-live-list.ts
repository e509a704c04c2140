/** A live list of thousands of rows. Pages are loaded as the reader scrolls, and refetched: the first every few seconds. */
import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type LoadPage, livePages } from './live-pages.ts';
import { newestOfEach } from './newest-first.ts';

interface LiveList<Row> {
  readonly queryKey: QueryKey;
  readonly load: LoadPage<Row>;
  readonly keyOf: (row: Row) => string;
  /** Returns the list of a row, if a page has rows of several lists. */
  readonly listOf?: (row: Row) => string;
}

const liveEveryMs = 5_000;
const oneList = (): string => '';

/** @param list its functions `load`, `keyOf` and `listOf` must depend only on the key */
export function useLiveList<Row>({ queryKey, load, keyOf, listOf = oneList }: LiveList<Row>) {
  const client = useQueryClient();
  const pagesKey = [...queryKey, 'pages'];
  const pages = useInfiniteQuery(livePages(pagesKey, load));
  const first = pages.data?.pages[0];
  const head = useQuery({
    queryKey: [...queryKey, 'head'],
    queryFn: ({ signal }) => load(undefined, signal),
    enabled: first !== undefined,
    ...(first && { initialData: first, initialDataUpdatedAt: pages.dataUpdatedAt }),
    staleTime: liveEveryMs,
    refetchInterval: liveEveryMs,
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keyOf` and `listOf` depend only on the key
  const rows = useMemo(
    () =>
      pages.data
        ? newestOfEach(head.data ?? pages.data.pages[0] ?? { rows: [] }, pages.data.pages, keyOf, listOf)
        : undefined,
    [head.data, pages.data],
  );
  const isGap = pages.data !== undefined && rows === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array at each render
  useEffect(() => {
    // More than a page of rows is new: the list starts again with the current first page.
    if (isGap && head.data) client.setQueryData(pagesKey, { pages: [head.data], pageParams: [undefined] });
  }, [isGap, head.data]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  return {
    rows,
    /** The failed query if nothing can be shown. */
    failure: rows ? undefined : pages,
    /** The failed query if the shown list is out of date. */
    old: rows && head.error ? head : undefined,
    more:
      hasNextPage && head.data?.cursor !== undefined
        ? { busy: isFetchingNextPage, failed: isFetchNextPageError, load: () => fetchNextPage() }
        : undefined,
  };
}
