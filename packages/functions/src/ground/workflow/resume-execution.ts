/** Makes sure that an unfinished item has an execution that works on it. */
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

/** @returns the status of an execution that does not run, `NONE` if there is none; undefined if it runs */
async function standing(workflow: WorkflowName, name: string): Promise<ExecutionStatus | 'NONE' | undefined> {
  const status = await executionStatus(workflow, name);
  return status === 'RUNNING' || status === 'PENDING_REDRIVE' ? undefined : (status ?? 'NONE');
}

/**
 * Starts the execution if it never was started, redrives it if it failed, and starts another if neither is
 * possible. A step that ran before comes to the same result, so another execution pays nothing twice.
 * @returns whether the item needed this
 */
export async function resumeExecution<T>(found: T, about: Resumable<T>): Promise<boolean> {
  const { workflow, nameOf, findAgain, onResume, start, startNext } = about;
  const was = await standing(workflow, nameOf(found));
  if (was === undefined) return false;
  // Read after the execution: an execution that has just ended has changed the item.
  const item = await findAgain(found);
  if (item === undefined) return false;
  onResume(item, was);
  if (was === 'NONE') await start(item);
  else if (was === 'SUCCEEDED' || !(await redriveExecution(workflow, nameOf(item)))) {
    // An operator may have redriven it meanwhile.
    if ((await standing(workflow, nameOf(item))) === undefined) return false;
    await startNext(item);
  }
  return true;
}
