import type { WaitState } from '../definition/asl.ts';
import { EvaluationFailure } from '../expression/failure.ts';
import { parseTimestamp } from '../ground/timestamp.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { exitState, nextOf } from './exit.ts';
import { causeIn, runtimeError, StateFailure } from './failure.ts';

/** The message names the path in JSONPath, and the field in JSONata, as AWS does. */
function wrongTimestamp(frame: Frame, state: WaitState, text: string): Error {
  const { TimestampPath: path } = state;
  if (path === undefined) {
    return new EvaluationFailure(
      `The Timestamp field cannot be parsed as an ISO-8601 extended offset date-time format string: ${text}`,
      'Timestamp',
      true,
    );
  }
  const message = `The TimestampPath parameter does not reference a valid ISO-8601 extended offset date-time format string: ${path} == ${text}`;
  return new StateFailure({ error: runtimeError, cause: causeIn(frame.state, frame.enteredEvent, message) });
}

export async function startWait(step: Step, frame: Frame, state: WaitState): Promise<void> {
  const evaluator = evaluatorOf(step, frame);
  const text = await evaluator.text('Timestamp');
  if (text !== undefined) {
    const until = parseTimestamp(text);
    if (until === undefined) throw wrongTimestamp(frame, state, text);
    frame.activity = { kind: 'wait', until };
    return;
  }
  const seconds = (await evaluator.integer('Seconds', 0)) ?? 0;
  frame.activity = { kind: 'wait', until: step.now + seconds * 1000 };
}

export async function endWait(step: Step, frame: Frame, state: WaitState): Promise<void> {
  exitState(step, frame, await evaluatorOf(step, frame).exit(undefined), nextOf(state));
}
