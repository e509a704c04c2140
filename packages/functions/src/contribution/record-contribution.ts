/** Records in the contribution, which its owner sees, that its execution has failed or goes on. */
import { executionName } from '../ground/execution-name.ts';
import { forgetPendingFingerprint } from './novelty/fingerprint.ts';
import { dropOpenReview } from './novelty/review.ts';
import { type ContributionKey, recordWorkflow } from './record/contribution.ts';

export interface ExecutionLife {
  readonly status: string;
  readonly redriveCount: number;
}

export interface ContributionExecution extends ExecutionLife {
  readonly name: string;
  /** In Unix ms; absent while it runs. */
  readonly stopDate?: number | null | undefined;
}

/** Numbers the events of an execution: each redrive first runs, and then may fail. */
export const orderOf = ({ status, redriveCount }: ExecutionLife): number =>
  redriveCount * 2 + (status === 'RUNNING' ? 0 : 1);

/** More events than any execution of a contribution has. */
const ordersOfExecution = 10_000;

/** The execution that an operator starts in place of another is named after it: `…-2`. */
const executionsBefore = (name: string): number => Number(name.split('-')[1] ?? 1) - 1;

/** An event that comes late, or twice, changes nothing. */
export async function recordContribution(
  key: ContributionKey,
  { name, status, redriveCount, stopDate }: ContributionExecution,
): Promise<void> {
  const isRunning = status === 'RUNNING';
  await recordWorkflow(key, {
    state: isRunning ? 'running' : 'failed',
    order: executionsBefore(name) * ordersOfExecution + orderOf({ status, redriveCount }),
  });
  if (isRunning) return;
  // Data that was never judged must not block the same data; a redrive registers it again.
  await forgetPendingFingerprint(executionName(key));
  if (stopDate) await dropOpenReview(executionName(key), stopDate);
}

/**
 * Records the failure of an execution that Step Functions has deleted: ordered after all redrives of the first
 * execution, and before the second one.
 */
export const recordForgotten = (key: ContributionKey): Promise<void> =>
  recordContribution(key, {
    name: executionName(key),
    status: 'FAILED',
    redriveCount: ordersOfExecution / 2 - 1,
    stopDate: Date.now(),
  });
