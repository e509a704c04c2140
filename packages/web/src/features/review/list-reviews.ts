/** GET /operator/reviews: contributions that wait for an operator's decision, and wallets of several people. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const everyMs = 10_000;

export const reviewsQuery = queryOptions({
  queryKey: ['operator', 'reviews'],
  queryFn: ({ signal }) => call('GET /operator/reviews', { signal }),
  refetchInterval: everyMs,
});

/** Returns reviews, oldest first, and wallets, latest first. */
export const useReviews = () => useQuery(reviewsQuery);
