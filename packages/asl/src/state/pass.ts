import type { PassState, SucceedState } from '../definition/asl.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { leave, nextOf } from './leave.ts';
import { speak } from './speak.ts';

/** Pass and Succeed do nothing but evaluate their way out. */
export async function runPass(step: Step, frame: Frame, state: PassState | SucceedState): Promise<void> {
  leave(step, frame, await speak(step, frame).exit(undefined), nextOf(state));
}
