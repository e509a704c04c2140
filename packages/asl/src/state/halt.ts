import type { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { StateFailure } from './failure.ts';
import { speak } from './speak.ts';

/** The Fail state. */
export async function runFail(step: Step, frame: Frame): Promise<void> {
  const speaker = speak(step, frame);
  const error = await speaker.words('Error');
  const cause = await speaker.words('Cause');
  throw new StateFailure({
    ...(error === undefined ? {} : { error }),
    ...(cause === undefined ? {} : { cause }),
  });
}
