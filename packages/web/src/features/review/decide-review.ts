/** POST /operator/reviews/{reviewId}: accepts or refuses a contribution. */
import type { Decision } from '@cgdx/api/route/review.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { reviewsQuery } from './list-reviews.ts';

const decideReview = ({ reviewId, decision }: { reviewId: string; decision: Decision }) =>
  call('POST /operator/reviews/{reviewId}', { path: { reviewId }, body: { decision } });

/** Reloads the list even after a failure: somebody else may have decided. */
export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decideReview,
    onSettled: () => client.invalidateQueries({ queryKey: reviewsQuery.queryKey }),
  });
}
