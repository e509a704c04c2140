/** Makes sure that an unfinished payout has an execution that works on it. */
import type { ExecutionStatus } from '@aws-sdk/client-sfn';
import { startPayout } from '../payout/start-payout.ts';
import { payoutExecution } from '../payout-id.ts';
import { beginExecution, findPayout, openPayouts, type Payout } from '../store/payout.ts';
import { executionStatus, redriveExecution } from '../store/workflow.ts';
import { sweepEach } from './sweep-each.ts';

const workflow = 'PayoutWorkflow';
/** More are unfinished only in a great failure; the next sweep finds the rest. */
const most = 2_000;

/** @returns what became of the execution that stands still; undefined if it runs */
async function standing(payout: Payout): Promise<ExecutionStatus | 'NONE' | undefined> {
  const status = await executionStatus(workflow, payoutExecution(payout));
  return status === 'RUNNING' || status === 'PENDING_REDRIVE' ? undefined : (status ?? 'NONE');
}

/**
 * Starts the execution if it never was, redrives it if it failed, and begins another if that is impossible. Steps that ran
 * before come to the same result, so another execution pays nothing twice.
 * @returns whether anything had to be done
 */
async function resumePayout(found: Payout): Promise<boolean> {
  const was = await standing(found);
  if (was === undefined) return false;
  // Read after the execution was looked at: one that has just ended has changed it.
  const payout = await findPayout(found.transactionId);
  if (!payout?.open || payout.executions !== found.executions) return false;
  const { transactionId: payoutId, rail } = payout;
  console.warn(JSON.stringify({ event: 'payout.resumed', payoutId, rail, was }));
  if (was === 'NONE') await startPayout(payout);
  else if (was === 'SUCCEEDED' || !(await redriveExecution(workflow, payoutExecution(payout)))) {
    // Somebody else may have redriven it meanwhile.
    if ((await standing(payout)) === undefined) return false;
    const next = await beginExecution(payout);
    if (next?.open) await startPayout(next);
  }
  return true;
}

/** Longer than the chain or Stripe is usually away, and than it takes to add money to a balance. */
const overdueMs = 24 * 3_600_000;

/** Writes to the log what an alarm counts. */
function reportOverdue(open: readonly Payout[]): void {
  const overdue = open.filter(({ createdAt }) => Date.now() - Date.parse(createdAt) > overdueMs);
  const payouts = overdue
    .slice(0, 10)
    .map(({ transactionId: payoutId, rail, failure }) => ({ payoutId, rail, waitsFor: failure?.code }));
  if (overdue.length > 0)
    console.error(JSON.stringify({ event: 'payouts.overdue', count: overdue.length, payouts }));
}

/** @returns how many payouts stood still */
export async function resumePayouts(): Promise<number> {
  const open = await openPayouts(most);
  reportOverdue(open);
  return sweepEach(open, resumePayout);
}
