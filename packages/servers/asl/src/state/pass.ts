import type { PassState, SucceedState } from '../definition/asl.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { exitState, nextOf } from './exit.ts';

/** Runs Pass and Succeed, which only evaluate their output. */
export async function runPass(step: Step, frame: Frame, state: PassState | SucceedState): Promise<void> {
  exitState(step, frame, await evaluatorOf(step, frame).exit(undefined), nextOf(state));
}
