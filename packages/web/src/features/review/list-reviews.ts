/** GET /operator/reviews: contributions that wait for an operator's decision. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';

const everyMs = 10_000;

const reviewSchema = z.object({
  /** The name of the contribution's execution. */
  reviewId: z.string(),
  dataPoolId: z.enum(poolIds),
  quality: z.number(),
  /** Executions that took other people's uploads of the same account. */
  earlier: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewsQuery = queryOptions({
  queryKey: ['operator', 'reviews'],
  queryFn: async ({ signal }) =>
    (
      await request(z.object({ reviews: z.array(reviewSchema) }), {
        method: 'GET',
        path: '/operator/reviews',
        signal,
      })
    ).reviews,
  refetchInterval: everyMs,
});

/** Oldest first. */
export const useReviews = () => useQuery(reviewsQuery);
