import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { StateFailure } from './failure.ts';

/** Runs a Fail state. */
export async function runFail(step: Step, frame: Frame): Promise<void> {
  const evaluator = evaluatorOf(step, frame);
  const error = await evaluator.text('Error');
  const cause = await evaluator.text('Cause');
  throw new StateFailure({
    ...(error === undefined ? {} : { error }),
    ...(cause === undefined ? {} : { cause }),
  });
}
