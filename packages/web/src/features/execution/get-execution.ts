/** GET /operator/executions/{workflow}/{executionId}: followed while it runs. */
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { executionsKey } from './list-executions.ts';

const runningEveryMs = 2_000;
/** Another operator can redrive an execution that has ended. */
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
