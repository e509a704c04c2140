/** Adds to listed executions the errors with which they ended: lists of Step Functions do not contain them. */
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { describeExecution } from '../../ground/workflow/execution.ts';
import { errorNameIn } from '../page/reference.ts';
import { workflowOf } from './execution-summary.ts';

/**
 * Errors are cached: a console asks for the same list every few seconds, and Step Functions answers few such
 * calls a second.
 */
const mostKept = 5_000;
const kept = new Map<string, string | undefined>();

/** Cached by the end's time as well: a redriven execution ends once more. */
async function errorOf({ workflow, executionId, endedAt }: Execution): Promise<string | undefined> {
  const key = `${workflow} ${executionId} ${endedAt}`;
  if (kept.has(key)) return kept.get(key);
  const described = await describeExecution(workflowOf(workflow), executionId);
  const error = errorNameIn(described?.error);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, error);
  return error;
}

const hasFailed = ({ status, endedAt }: Execution): boolean =>
  endedAt !== undefined && (status === 'failed' || status === 'timed-out' || status === 'aborted');

export const withErrors = (executions: readonly Execution[]): Promise<Execution[]> =>
  mapConcurrently(executions, async (one) => {
    if (!hasFailed(one)) return one;
    const error = await errorOf(one);
    return error === undefined ? one : { ...one, error };
  });
