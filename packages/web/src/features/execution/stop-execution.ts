/** POST /operator/executions/{workflow}/{executionId}/stop. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { refreshFacts } from '../../lib/api/fact.ts';
import type { ExecutionName } from './redrive-executions.ts';

const stop = ({ workflow, executionId, reason }: ExecutionName & { readonly reason: string }) =>
  callAsOperator('POST /operator/executions/{workflow}/{executionId}/stop', {
    path: { workflow, executionId },
    body: { reason },
  });

/** Refetches the executions even after a failure: this one may have ended by itself. */
export function useStop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: stop,
    onSettled: () => refreshFacts(client, ['operation']),
  });
}
