/** GET /operator/workflows/{workflow}/counts: the number of executions, in total and at each state. */
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { executionsKey } from './list-executions.ts';

/** The server caches its counts for this long. */
const everyMs = 15_000;

export const useCounts = (workflow: WorkflowId) =>
  useQuery({
    queryKey: [...executionsKey, 'counts', workflow],
    queryFn: ({ signal }) =>
      callAsOperator('GET /operator/workflows/{workflow}/counts', { path: { workflow }, signal }),
    refetchInterval: everyMs,
  });
