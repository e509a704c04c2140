/** POST /operator/reviews/{reviewId}: accepts or refuses what waits. */
import type { Decision } from '@cgdx/api/route/review.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { reviewsQuery } from './list-reviews.ts';

const decideReview = ({ reviewId, decision }: { reviewId: string; decision: Decision }) =>
  call('POST /operator/reviews/{reviewId}', { path: { reviewId }, body: { decision } });

/** Even if it failed, the list is asked for again: somebody else may have decided. */
export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decideReview,
    onSettled: () => client.invalidateQueries({ queryKey: reviewsQuery.queryKey }),
  });
}
