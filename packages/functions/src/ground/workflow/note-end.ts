/** Records the end of an execution: the state at which it stopped, or that it has succeeded. */
import type { ExecutionStatus } from '@aws-sdk/client-sfn';
import { warn } from '../log/log.ts';
import { isOverload } from '../table/overload.ts';
import { lastState } from './execution.ts';
import { noteEnded } from './standing.ts';

const endOf = {
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  TIMED_OUT: 'timed-out',
  ABORTED: 'aborted',
} as const satisfies Partial<Record<ExecutionStatus, string>>;

export type EndStatus = keyof typeof endOf;
export const isEnd = (status: ExecutionStatus): status is EndStatus => Object.hasOwn(endOf, status);

export interface ExecutionEnd {
  readonly executionArn: string;
  readonly status: EndStatus;
  readonly redriveCount: number;
  readonly startDate: Date;
  readonly stopDate: Date;
}

/**
 * Returns the last state from the execution's history: only the history knows a state in which no step ran,
 * such as a decision that failed, or the state `Fail`.
 * @returns undefined if the history cannot be read: an account may read about 20 a second, and many executions
 * may fail at once
 */
async function stoppedAt(executionArn: string): Promise<string | undefined> {
  try {
    return await lastState(executionArn);
  } catch (error) {
    if (!isOverload(error)) throw error;
    warn('standing.history-unread');
    return undefined;
  }
}

/** @param isLate see `isLate` of standing.ts: the end is recorded only if the execution is still known */
export async function noteEnd(end: ExecutionEnd, isLate: boolean): Promise<void> {
  const status = endOf[end.status];
  const state = status === 'succeeded' ? undefined : await stoppedAt(end.executionArn);
  await noteEnded(
    {
      execution: end.executionArn,
      status,
      startedAt: end.startDate.toISOString(),
      endedAt: end.stopDate.toISOString(),
      redrives: end.redriveCount,
    },
    state,
    isLate,
  );
}
