/** Enters a state and does its work. */
import { whole } from '../history/event.ts';
import type { Frame } from '../run/frame.ts';
import { stateOf } from '../run/run.ts';
import { emit, type Step } from '../run/step.ts';
import { runChoice } from './choice.ts';
import { guard } from './fail.ts';
import { runFail } from './halt.ts';
import { startMap } from './map.ts';
import { startParallel } from './parallel.ts';
import { runPass } from './pass.ts';
import { scheduleTask } from './task.ts';
import { startWait } from './wait.ts';

async function work(step: Step, frame: Frame): Promise<void> {
  const state = stateOf(step.run, frame);
  switch (state.Type) {
    case 'Pass':
    case 'Succeed':
      return runPass(step, frame, state);
    case 'Choice':
      return runChoice(step, frame);
    case 'Wait':
      return startWait(step, frame, state);
    case 'Fail':
      return runFail(step, frame);
    case 'Task':
      return scheduleTask(step, frame, state);
    case 'Parallel':
      return startParallel(step, frame, state);
    case 'Map':
      return startMap(step, frame, state);
    default:
      state satisfies never;
  }
}

/** Enters the frame's state, unless the frame is in it already, and does its work until the frame has to wait. */
export async function runState(step: Step, frame: Frame): Promise<void> {
  if (frame.activity.kind === 'enter') {
    const { Type: type } = stateOf(step.run, frame);
    frame.enteredAt = new Date(step.now).toISOString();
    frame.retries = [];
    frame.activity = { kind: 'redo' };
    frame.enteredEvent = emit(step, frame, `${type}StateEntered`, {
      name: frame.state,
      input: frame.input,
      inputDetails: whole,
    });
  }
  step.saved.add(frame);
  await guard(step, frame, () => work(step, frame));
}
