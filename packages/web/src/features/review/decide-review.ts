/** POST /operator/reviews/{reviewId}: accepts or refuses a contribution. */
import type { Decision } from '@cgdx/api/route/operator/review.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { refreshFacts } from '../../lib/api/fact.ts';

const decideReview = ({ reviewId, ...body }: { reviewId: string; decision: Decision; reason: string }) =>
  callAsOperator('POST /operator/reviews/{reviewId}', { path: { reviewId }, body });

/** Refetches the list even after a failure: another operator may have decided. */
export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decideReview,
    onSettled: () => refreshFacts(client, ['operation']),
  });
}
