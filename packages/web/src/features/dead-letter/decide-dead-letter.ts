/** POST /operator/dead-letters/{letterId}/replay and /discard. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { refreshFacts } from '../../lib/api/fact.ts';

export type LetterAction = 'replay' | 'discard';

interface Decision {
  readonly letterId: string;
  readonly action: LetterAction;
  readonly reason: string;
}

const decide = ({ letterId, action, reason }: Decision) =>
  callAsOperator(`POST /operator/dead-letters/{letterId}/${action}`, {
    path: { letterId },
    body: { reason },
  });

/** Refetches the list even after a failure: another operator may have decided meanwhile. */
export function useDecideLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => refreshFacts(client, ['operation']),
  });
}
