/** POST /operator/requests/{requestId}: answers a person's request. */
import type { Decision } from '@cgdx/api/route/operator/review.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { refreshFacts } from '../../lib/api/fact.ts';

/** Refetches the list even after a failure: another operator may have answered. */
export function useAnswerRequest(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { decision: Decision; reason: string }) =>
      callAsOperator('POST /operator/requests/{requestId}', { path: { requestId }, body }),
    onSettled: () => refreshFacts(client, ['operation']),
  });
}
