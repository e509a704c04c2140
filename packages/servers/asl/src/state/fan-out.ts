/** The common part of Parallel and Map: child frames that must all succeed. */
import type { MapState, ParallelState } from '../definition/asl.ts';
import type { FanOutActivity, Frame } from '../run/frame.ts';
import { childrenOf, stateOf } from '../run/run.ts';
import { emit, release, type Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { exitState, nextOf } from './exit.ts';
import { failState, guard } from './fail.ts';
import type { StateFailure } from './failure.ts';

export function fanOutOf(frame: Frame): FanOutActivity {
  if (frame.activity.kind !== 'fan') throw new Error(`Frame ${frame.id} waits for no child frames`);
  return frame.activity;
}

const abortable: ReadonlySet<string> = new Set(['Task', 'Wait', 'Map', 'Parallel']);

/** Records that the states of a frame and of all its descendants were aborted. Such events move no frame's pointer. */
function abortStates(step: Step, frame: Frame, previous: number): void {
  for (const child of childrenOf(step.run, frame)) abortFrame(step, child, previous, undefined);
  const { Type: type } = stateOf(step.run, frame);
  const entered = frame.activity.kind !== 'enter' && frame.activity.kind !== 'done';
  if (entered && abortable.has(type)) {
    emit(step, frame, `${type}StateAborted`, undefined, { advance: false, previous });
  }
}

function abortFrame(step: Step, frame: Frame, previous: number, mapState: string | undefined): void {
  if (frame.activity.kind === 'done' || frame.activity.kind === 'aborted') return;
  if (mapState !== undefined && frame.failure === undefined) {
    const details = { name: mapState, index: frame.slot };
    emit(step, frame, 'MapIterationAborted', details, { advance: false, previous });
  }
  abortStates(step, frame, previous);
  release(step, frame);
  if (frame.failure === undefined) frame.activity = { kind: 'aborted' };
  step.saved.add(frame);
}

/** Handles a child frame that failed for good: aborts the others and fails the state with the same error. */
export async function failFanOut(
  step: Step,
  frame: Frame,
  broken: Frame,
  failure: StateFailure,
): Promise<void> {
  const { run } = step;
  const state = stateOf(run, frame);
  const previous = broken.pointer;
  const inlineMap = state.Type === 'Map' && fanOutOf(frame).mapRun === undefined;
  for (const child of childrenOf(run, frame)) {
    if (child === broken && inlineMap) {
      const details = { name: frame.state, index: child.slot };
      emit(step, child, 'MapIterationFailed', details, { advance: false, previous });
    }
    abortFrame(step, child, previous, inlineMap ? frame.state : undefined);
  }
  if (broken.silent === undefined) frame.pointer = previous;
  step.origins.set(frame.id, frame.pointer);
  await failState(step, frame, failure);
}

/** Completes the state: its result is the list of the results in the order of their slots. */
export async function completeFanOut(
  step: Step,
  frame: Frame,
  state: ParallelState | MapState,
  pointer: number,
): Promise<void> {
  const texts = step.readResults(frame.id);
  const output = `[${texts.join(',')}]`;
  const { mapRun } = fanOutOf(frame);
  frame.pointer = pointer;
  if (mapRun !== undefined) {
    const ended = emit(step, frame, 'MapRunSucceeded', undefined, { advance: false });
    emit(step, frame, 'MapStateSucceeded', undefined, { advance: false, previous: ended });
  } else {
    emit(step, frame, `${state.Type}StateSucceeded`, undefined, { advance: false });
  }
  step.origins.set(frame.id, frame.pointer);
  await guard(step, frame, async () => {
    const exit = await evaluatorOf(step, frame).exit(output);
    step.cleared.add(frame.id);
    step.run.items.delete(frame.id);
    exitState(step, frame, exit, nextOf(state));
  });
}
