/** GET /operator/executions/{workflow}/{executionId}: polled while the execution runs. */
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { executionsKey } from './list-executions.ts';

const runningEveryMs = 2_000;
/** The polling interval after the end: another operator can redrive the execution. */
const endedEveryMs = 15_000;

export const useExecution = (workflow: WorkflowId, executionId: string) =>
  useQuery({
    queryKey: [...executionsKey, 'one', workflow, executionId],
    queryFn: ({ signal }) =>
      callAsOperator('GET /operator/executions/{workflow}/{executionId}', {
        path: { workflow, executionId },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? runningEveryMs : endedEveryMs),
  });
