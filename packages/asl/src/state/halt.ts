import type { FailState } from '../definition/asl.ts';
import { evaluateTyped } from '../expression/template.ts';
import { bindingsOf } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { StateFailure } from './failure.ts';

/** The Fail state. */
export async function runFail(step: Step, frame: Frame, state: FailState): Promise<void> {
  const bindings = bindingsOf(step.run, frame);
  const text = async (field: 'Error' | 'Cause'): Promise<string | undefined> => {
    const template = state[field];
    return template === undefined
      ? undefined
      : ((await evaluateTyped(template, bindings, field, 'string')) as string);
  };
  const error = await text('Error');
  const cause = await text('Cause');
  throw new StateFailure({
    ...(error === undefined ? {} : { error }),
    ...(cause === undefined ? {} : { cause }),
  });
}
