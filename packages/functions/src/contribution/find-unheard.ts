/** Finds contributions that count as running although no execution works on them: the event of its end, or of its begin, was lost. */
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

/** Longer than an event is usually under way. */
const settledMs = 3_600_000;
/** The most contributions of one sweep: AWS lets an account describe about 15 executions a second, and each contribution has two. */
const mostChecked = 300;
/** An operator begins a contribution anew up to eight times. */
const mostExecutions = 9;

/** @returns undefined if there never was one, or Step Functions has forgotten all of them */
async function newestExecution(first: string): Promise<DescribeExecutionOutput | undefined> {
  let newest: DescribeExecutionOutput | undefined;
  for (let nth = 1; nth <= mostExecutions; nth += 1) {
    const found = await describeExecution('ContributionWorkflow', nth === 1 ? first : `${first}-${nth}`);
    // The first may be forgotten, and the second not.
    if (found === undefined && nth > 1) break;
    newest = found ?? newest;
  }
  return newest;
}

/** @returns whether it was found to stand still */
async function check(key: ContributionKey): Promise<boolean> {
  const newest = await newestExecution(executionName(key));
  const { status = 'RUNNING', redriveCount = 0, stopDate, name = executionName(key) } = newest ?? {};
  if (newest && !isEnd(status)) return false;
  // Read after the execution was looked at: what has just ended has written what it came to.
  const contribution = await findContribution(key);
  if (contribution?.state !== 'running') return false;
  warn('contribution.unheard', { ...correlationOf(key), was: newest ? status : 'NONE' });
  const hasRun = Object.values(contribution.steps).some(({ state }) => state !== 'waiting');
  if (newest) await recordContribution(key, { name, status, redriveCount, stopDate: stopDate?.getTime() });
  else if (hasRun) await recordForgotten(key);
  else await startContribution(contribution);
  return true;
}

/** @returns how many stood still: each has failed now, or was started if nothing of it had run */
export const findUnheard = (most = mostChecked): Promise<number> =>
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
