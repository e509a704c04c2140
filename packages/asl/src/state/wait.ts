import type { WaitState } from '../definition/asl.ts';
import { parseTimestamp } from '../definition/timestamp.ts';
import { EvaluationFailure } from '../expression/failure.ts';
import { evaluateInteger, evaluateTyped } from '../expression/template.ts';
import { bindingsOf } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { evaluateExit, leave, nextOf } from './leave.ts';

export async function startWait(step: Step, frame: Frame, state: WaitState): Promise<void> {
  const bindings = bindingsOf(step.run, frame);
  if (state.Timestamp !== undefined) {
    const text = (await evaluateTyped(state.Timestamp, bindings, 'Timestamp', 'string')) as string;
    const until = parseTimestamp(text);
    if (until === undefined) {
      throw new EvaluationFailure(
        `The Timestamp field cannot be parsed as an ISO-8601 extended offset date-time format string: ${text}`,
        'Timestamp',
        true,
      );
    }
    frame.activity = { kind: 'wait', until };
    return;
  }
  const seconds = await evaluateInteger(state.Seconds ?? 0, bindings, 'Seconds', 0);
  frame.activity = { kind: 'wait', until: step.now + seconds * 1000 };
}

export async function endWait(step: Step, frame: Frame, state: WaitState): Promise<void> {
  const exit = await evaluateExit(state, bindingsOf(step.run, frame), '', frame.input, frame.state);
  leave(step, frame, exit, nextOf(state));
}
