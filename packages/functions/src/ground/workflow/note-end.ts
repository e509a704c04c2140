/** Notes where an execution stopped, or that it stands nowhere any more. */
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
 * Only the history knows a state that no step ran in: a decision that failed, or the state `Fail`.
 * @returns undefined if it cannot be asked: where many fail at once, an account has about 20 looks a second
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

/** @param isLate see `isLate` of the store: it is noted only if the execution is still known */
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
