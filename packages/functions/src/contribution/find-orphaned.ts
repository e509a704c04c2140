/**
 * Finds contributions that count as running although no execution works on them, because the event of its start
 * or end was lost.
 */
import type { DescribeExecutionOutput } from '@aws-sdk/client-sfn';
import { executionName } from '../ground/execution-name.ts';
import { correlationOf } from '../ground/log/correlation.ts';
import { warn } from '../ground/log/log.ts';
import { inTurn } from '../ground/sweep/in-turn.ts';
import { sweepEach } from '../ground/sweep/sweep-each.ts';
import { describeExecution } from '../ground/workflow/execution.ts';
import { isEnd } from '../ground/workflow/note-end.ts';
import { type ContributionKey, findContribution, runningContributionsAfter } from './record/contribution.ts';
import { startContribution } from './record/start-contribution.ts';
import { recordContribution, recordForgotten } from './record-contribution.ts';

/** Longer than an event is usually delayed. */
const settledMs = 3_600_000;
/** The most contributions of one sweep: AWS lets an account describe about 15 executions a second, and each contribution has two. */
const mostChecked = 300;
/** The first execution and up to eight that operators start again. */
const mostExecutions = 9;

/** @returns undefined if none was ever started, or Step Functions has deleted all of them */
async function newestExecution(first: string): Promise<DescribeExecutionOutput | undefined> {
  let newest: DescribeExecutionOutput | undefined;
  for (let nth = 1; nth <= mostExecutions; nth += 1) {
    const found = await describeExecution('ContributionWorkflow', nth === 1 ? first : `${first}-${nth}`);
    // Step Functions may have deleted the first but not the second.
    if (found === undefined && nth > 1) break;
    newest = found ?? newest;
  }
  return newest;
}

/** Fails or starts the contribution if no execution works on it. @returns true if no execution did */
async function check(key: ContributionKey): Promise<boolean> {
  const newest = await newestExecution(executionName(key));
  const { status = 'RUNNING', redriveCount = 0, stopDate, name = executionName(key) } = newest ?? {};
  if (newest && !isEnd(status)) return false;
  // Read after the execution, since an execution that has just ended has written its outcome.
  const contribution = await findContribution(key);
  if (contribution?.state !== 'running') return false;
  warn('contribution.orphaned', { ...correlationOf(key), was: newest ? status : 'NONE' });
  const hasRun = Object.values(contribution.steps).some(({ state }) => state !== 'waiting');
  if (newest) await recordContribution(key, { name, status, redriveCount, stopDate: stopDate?.getTime() });
  else if (hasRun) await recordForgotten(key);
  else await startContribution(contribution);
  return true;
}

/** @returns how many had no execution: each is now failed, or started if none of its steps had run */
export const findOrphaned = (most = mostChecked): Promise<number> =>
  inTurn(
    {
      list: 'contributions',
      most,
      readAfter: (count, after) =>
        runningContributionsAfter(new Date(Date.now() - settledMs).toISOString(), count, after),
      idOf: executionName,
    },
    (contributions) => sweepEach(contributions, check),
  );
