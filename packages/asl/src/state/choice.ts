import type { ChoiceState } from '../definition/asl.ts';
import { evaluateTyped } from '../expression/template.ts';
import { bindingsOf } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { causeIn, runtimeError, StateFailure } from './failure.ts';
import { evaluateExit, leave } from './leave.ts';

/** The first rule whose condition holds decides; without one, Default. */
export async function runChoice(step: Step, frame: Frame, state: ChoiceState): Promise<void> {
  const bindings = bindingsOf(step.run, frame);
  for (const [index, rule] of state.Choices.entries()) {
    const holds = await evaluateTyped(rule.Condition, bindings, `Choices[${index}]/Condition`, 'boolean');
    if (holds !== true) continue;
    const exit = await evaluateExit(rule, bindings, `Choices[${index}]/`, frame.input, frame.state);
    leave(step, frame, exit, rule.Next);
    return;
  }
  if (state.Default === undefined) {
    throw new StateFailure({
      error: runtimeError,
      cause: causeIn(
        frame.state,
        frame.enteredEvent,
        'Failed to transition out of the state. The state does not point to a next state.',
      ),
    });
  }
  leave(step, frame, await evaluateExit(state, bindings, '', frame.input, frame.state), state.Default);
}
