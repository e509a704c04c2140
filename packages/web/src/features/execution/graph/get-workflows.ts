/** GET /operator/workflows: the definitions of the workflows, which change only with a release. */
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../../lib/api/call-as-operator.ts';

export const useWorkflow = (workflow: WorkflowId) =>
  useQuery({
    queryKey: ['operator', 'workflows'],
    queryFn: ({ signal }) => callAsOperator('GET /operator/workflows', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ workflows }) => workflows.find((one) => one.workflow === workflow),
  });
