/** Asks Step Functions about executions that seem to run for long: it does not guarantee the event of an end. */

import { inTurn } from '../ground/sweep/in-turn.ts';
import { sweepEach } from '../ground/sweep/sweep-each.ts';
import { describeArn } from '../ground/workflow/execution.ts';
import { isEnd, noteEnd } from '../ground/workflow/note-end.ts';
import { noteForgotten, runningAfter } from '../ground/workflow/standing.ts';

/** Longer than an event is usually delayed. */
const settledMs = 3_600_000;
/** The most executions of one sweep: AWS lets an account describe about 15 a second. */
const mostChecked = 300;

/** @returns false if the execution runs, as recorded */
async function check(execution: string): Promise<boolean> {
  const found = await describeArn(execution);
  if (found === undefined) return noteForgotten(execution);
  const { status = 'RUNNING', redriveCount = 0, startDate, stopDate } = found;
  if (!isEnd(status) || startDate === undefined || stopDate === undefined) return false;
  await noteEnd({ executionArn: execution, status, redriveCount, startDate, stopDate }, true);
  return true;
}

/**
 * Checks the next of all executions that count as running.
 * @returns how many had ended
 */
export const checkStanding = (most = mostChecked): Promise<number> =>
  inTurn(
    {
      list: 'standing',
      most,
      readAfter: (count, after) => runningAfter(new Date(Date.now() - settledMs).toISOString(), count, after),
      idOf: (execution) => execution,
    },
    (executions) => sweepEach(executions, check),
  );
