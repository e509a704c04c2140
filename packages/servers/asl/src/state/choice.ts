import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { exitState } from './exit.ts';
import { causeIn, runtimeError, StateFailure } from './failure.ts';

/** Follows the first rule whose condition holds, or else Default. */
export async function runChoice(step: Step, frame: Frame): Promise<void> {
  const chosen = await evaluatorOf(step, frame).choose();
  if (chosen === undefined) {
    throw new StateFailure({
      error: runtimeError,
      cause: causeIn(
        frame.state,
        frame.enteredEvent,
        'Failed to transition out of the state. The state does not point to a next state.',
      ),
    });
  }
  exitState(step, frame, chosen.exit, chosen.next);
}
