import type { PassState, SucceedState } from '../definition/asl.ts';
import { bindingsOf } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { evaluateExit, leave, nextOf } from './leave.ts';

/** Pass and Succeed do nothing but evaluate their way out. */
export async function runPass(step: Step, frame: Frame, state: PassState | SucceedState): Promise<void> {
  const exit = await evaluateExit(state, bindingsOf(step.run, frame), '', frame.input, frame.state);
  leave(step, frame, exit, nextOf(state));
}
