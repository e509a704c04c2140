/** Asks what has become of executions that seem to run for long: Step Functions does not promise to say that one has ended. */
import { describeArn } from '../store/execution.ts';
import { noteForgotten, runningAfter } from '../store/standing.ts';
import { inTurn } from './in-turn.ts';
import { isEnd, noteEnd } from './note-end.ts';
import { sweepEach } from './sweep-each.ts';

/** Longer than an event is usually under way. */
const settledMs = 3_600_000;
/** Of those that stand somewhere, what one sweep has time for: an account describes about 15 a second. */
const mostChecked = 300;

/** @returns false if it runs, as noted */
async function check(execution: string): Promise<boolean> {
  const found = await describeArn(execution);
  if (found === undefined) return noteForgotten(execution);
  const { status = 'RUNNING', redriveCount = 0, startDate, stopDate } = found;
  if (!isEnd(status) || startDate === undefined || stopDate === undefined) return false;
  await noteEnd({ executionArn: execution, status, redriveCount, startDate, stopDate }, true);
  return true;
}

/**
 * Looks at the next of all that stand somewhere.
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
