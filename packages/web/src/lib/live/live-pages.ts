/** The pages of a live list: each is loaded when the reader scrolls to it, and all of them are refetched every half a minute. */
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { ListPage } from './newest-first.ts';

export type LoadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;

/** Later pages are refetched too: a queue grows at its end, and other operators decide its items. */
const pagesEveryMs = 30_000;

export const livePages = <Row>(queryKey: QueryKey, load: LoadPage<Row>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<Row>) => page.cursor,
    // The query of the first page (`head`) refetches more often.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? pagesEveryMs : false),
    gcTime: 0,
  });
