/** Makes sure that something unfinished has an execution that works on it. */
import type { ExecutionStatus } from '@aws-sdk/client-sfn';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { executionStatus, redriveExecution } from './workflow.ts';

/** The most executions of one sweep. More are unfinished only if many claims wait, or after an outage. */
export const mostUnfinished = 2_000;

export interface Resumable<T> {
  readonly workflow: WorkflowName;
  readonly nameOf: (item: T) => string;
  /** Returns the item as it is now; undefined if nothing is left to do, or another execution has begun. */
  readonly findAgain: (item: T) => Promise<T | undefined>;
  readonly onResume: (item: T, was: string) => void;
  readonly start: (item: T) => Promise<void>;
  readonly startNext: (item: T) => Promise<void>;
}

/** @returns what became of the execution that stands still; undefined if it runs */
async function standing(workflow: WorkflowName, name: string): Promise<ExecutionStatus | 'NONE' | undefined> {
  const status = await executionStatus(workflow, name);
  return status === 'RUNNING' || status === 'PENDING_REDRIVE' ? undefined : (status ?? 'NONE');
}

/**
 * Starts the execution if it never was, redrives it if it failed, and begins another if that is impossible. A step that ran
 * before comes to the same result, so another execution pays nothing twice.
 * @returns whether anything had to be done
 */
export async function resumeExecution<T>(found: T, about: Resumable<T>): Promise<boolean> {
  const { workflow, nameOf, findAgain, onResume, start, startNext } = about;
  const was = await standing(workflow, nameOf(found));
  if (was === undefined) return false;
  // Read after the execution was looked at: one that has just ended has changed it.
  const item = await findAgain(found);
  if (item === undefined) return false;
  onResume(item, was);
  if (was === 'NONE') await start(item);
  else if (was === 'SUCCEEDED' || !(await redriveExecution(workflow, nameOf(item)))) {
    // Somebody else may have redriven it meanwhile.
    if ((await standing(workflow, nameOf(item))) === undefined) return false;
    await startNext(item);
  }
  return true;
}
