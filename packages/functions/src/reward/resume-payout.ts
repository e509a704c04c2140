/** Makes sure that an unfinished payout has an execution that works on it. */
import { fail, warn } from '../ground/log/log.ts';
import { inTurn } from '../ground/sweep/in-turn.ts';
import { overdueSince } from '../ground/sweep/overdue.ts';
import { sweepEach } from '../ground/sweep/sweep-each.ts';
import { mostUnfinished, type Resumable, resumeExecution } from '../ground/workflow/resume-execution.ts';
import { isAccountUnchanged, waitsForAccount } from './bank/account-readiness.ts';
import { beginExecution, findPayout, openPayouts, openPayoutsAfter, type Payout } from './record/payout.ts';
import { payoutExecution } from './record/payout-id.ts';
import { paused } from './record/payout-paused.ts';
import { reportClaimWait } from './record/report-claim-wait.ts';
import { startPayout } from './record/start-payout.ts';

const resumable: Resumable<Payout> = {
  workflow: 'PayoutWorkflow',
  nameOf: payoutExecution,
  async findAgain({ transactionId, executions }) {
    const payout = await findPayout(transactionId);
    return payout?.open && payout.executions === executions ? payout : undefined;
  },
  onResume({ transactionId: payoutId, rail }, was) {
    warn('payout.resumed', { payoutId, rail, was });
  },
  start: startPayout,
  async startNext(payout) {
    const next = await beginExecution(payout, paused.code);
    if (next?.open) await startPayout(next);
  },
};

/** Longer than the chain or Stripe is usually unavailable, and longer than it takes to add money to a balance. */
const overdueMs = 24 * 3_600_000;

/** Writes a log line for each overdue payout, which an alarm counts. */
function reportOverdue(open: readonly Payout[]): void {
  const overdue = overdueSince(open, ({ createdAt }) => createdAt, overdueMs).filter(
    // For these, the payout's note tells the person what to do, or that Stripe is checking: no operator can
    // help.
    (payout) => !waitsForAccount(payout),
  );
  const payouts = overdue
    .slice(0, 10)
    .map(({ transactionId: payoutId, rail, failure }) => ({ payoutId, rail, waitsFor: failure?.code }));
  if (overdue.length > 0) fail('payouts.overdue', { count: overdue.length, payouts });
}

const resumePayout = async (payout: Payout): Promise<boolean> =>
  !(await isAccountUnchanged(payout)) && (await resumeExecution(payout, resumable));

async function resumeOrReport(payout: Payout): Promise<boolean> {
  const stoodStill = await resumePayout(payout);
  await reportClaimWait(payout);
  return stoodStill;
}

/**
 * @param most how many payouts one sweep has time for
 * @returns how many of them were resumed
 */
export const resumePayouts = (most = mostUnfinished): Promise<number> =>
  inTurn(
    { list: 'payouts', most, readAfter: openPayoutsAfter, idOf: ({ transactionId }) => transactionId },
    (open) => {
      reportOverdue(open);
      return sweepEach(open, resumeOrReport);
    },
  );

/** Resumes payouts that wait for an account at Stripe, which has changed. @returns how many of them were resumed */
export async function resumePayoutsTo(stripeAccountId: string): Promise<number> {
  const open = await openPayouts(mostUnfinished);
  return sweepEach(
    open.filter((payout) => payout.stripeAccountId === stripeAccountId && waitsForAccount(payout)),
    resumePayout,
  );
}
