/** A list of thousands that stays new: its pages are read as the reader goes down, the first one every few seconds, the rest less often. */
import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type LoadPage, livePages } from './live-pages.ts';
import { newestOfEach } from './newest-first.ts';

interface LiveList<Row> {
  readonly queryKey: QueryKey;
  readonly load: LoadPage<Row>;
  readonly keyOf: (row: Row) => string;
  /** If a page has rows of several lists, the list of a row. */
  readonly listOf?: (row: Row) => string;
}

const liveEveryMs = 5_000;
const oneList = (): string => '';

/** @param list `load`, `keyOf` and `listOf` must depend on nothing but the key */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: which function names a row depends on the key alone
  const rows = useMemo(
    () =>
      pages.data
        ? newestOfEach(head.data ?? pages.data.pages[0] ?? { rows: [] }, pages.data.pages, keyOf, listOf)
        : undefined,
    [head.data, pages.data],
  );
  const isGap = pages.data !== undefined && rows === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is written anew each time
  useEffect(() => {
    // More than a page is new: the list begins again with it.
    if (isGap && head.data) client.setQueryData(pagesKey, { pages: [head.data], pageParams: [undefined] });
  }, [isGap, head.data]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  return {
    rows,
    /** The error if nothing is shown. */
    failure: rows ? undefined : pages,
    /** The error if the list is out of date. */
    old: rows && head.error ? head : undefined,
    more:
      hasNextPage && head.data?.cursor !== undefined
        ? { busy: isFetchingNextPage, failed: isFetchNextPageError, load: () => fetchNextPage() }
        : undefined,
  };
}
