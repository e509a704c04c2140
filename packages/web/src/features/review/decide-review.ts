/** POST /operator/reviews/{reviewId}: accepts or refuses what waits. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { reviewsQuery } from './list-reviews.ts';

export type Decision = 'accepted' | 'refused';

const decideReview = ({ reviewId, decision }: { reviewId: string; decision: Decision }) =>
  request(z.object({ state: z.string() }), {
    method: 'POST',
    path: `/operator/reviews/${encodeURIComponent(reviewId)}`,
    body: { decision },
  });

/** Even if it failed, the list is asked for again: somebody else may have decided. */
export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decideReview,
    onSettled: () => client.invalidateQueries({ queryKey: reviewsQuery.queryKey }),
  });
}
