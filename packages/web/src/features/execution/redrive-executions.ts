/** POST /operator/redrives: resumes failed executions. */
import type { Execution, RedriveOutcome } from '@cgdx/api/route/operator/execution.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { refreshFacts } from '../../lib/api/fact.ts';

export type ExecutionName = Pick<Execution, 'workflow' | 'executionId'>;

interface Redrive {
  readonly executions: readonly ExecutionName[];
  readonly reason: string;
}

/** The API's maximum in one call. */
const mostAtOnce = 50;

export interface Redriven {
  /** The result of each execution, in the same order, up to the failed call. */
  readonly results: readonly RedriveOutcome[];
  /** Details of the failed call; undefined if none failed. */
  readonly stopped: Stopped | undefined;
}

export interface Stopped {
  readonly error: unknown;
  /** The number of executions in the failed call: their results are unknown. */
  readonly unanswered: number;
  /** The number of executions after the failed call. */
  readonly notTried: number;
}

/**
 * Redrives in batches, and ends at the first failed call.
 *
 * @param send calls the API with at most fifty executions
 * @throws the error of the first call if that fails, since no result is known then
 */
export async function redriveBatches(
  executions: readonly ExecutionName[],
  send: (some: readonly ExecutionName[]) => Promise<readonly RedriveOutcome[]>,
): Promise<Redriven> {
  const results: RedriveOutcome[] = [];
  for (let from = 0; from < executions.length; from += mostAtOnce) {
    const some = executions.slice(from, from + mostAtOnce);
    try {
      results.push(...(await send(some)));
    } catch (error) {
      if (from === 0) throw error;
      const notTried = executions.length - from - some.length;
      return { results, stopped: { error, unanswered: some.length, notTried } };
    }
  }
  return { results, stopped: undefined };
}

const redrive = ({ executions, reason }: Redrive): Promise<Redriven> =>
  redriveBatches(executions, async (some) => {
    const named = some.map(({ workflow, executionId }) => ({ workflow, executionId }));
    const body = { executions: named, reason };
    return (await callAsOperator('POST /operator/redrives', { body })).results;
  });

/** Refetches the executions even after a failure: some may have continued. */
export function useRedrive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: redrive,
    onSettled: () => refreshFacts(client, ['operation']),
  });
}
