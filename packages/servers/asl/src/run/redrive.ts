/** Redrive: a failed execution continues at the states that did not succeed. */
import type { Frame } from './frame.ts';
import { childrenOf, stateOf } from './run.ts';
import { emit, type Step } from './step.ts';

function reviveFrame(step: Step, frame: Frame, pointer: number): void {
  const { run } = step;
  const state = stateOf(run, frame);
  const children = childrenOf(run, frame);
  frame.failure = undefined;
  if (frame.silent === undefined) frame.pointer = pointer;
  step.saved.add(frame);
  if (frame.activity.kind === 'done') {
    step.signals.push({ kind: 'joined', frame: frame.id });
    return;
  }
  if (frame.activity.kind === 'enter') {
    step.signals.push({ kind: 'advance', frame: frame.id });
    return;
  }
  if (frame.activity.kind === 'fan' && children.length > 0) {
    for (const child of children) {
      if (state.Type === 'Map' && frame.activity.mapRun === undefined && child.activity.kind !== 'done') {
        child.pointer = pointer;
        emit(step, child, 'MapIterationStarted', { name: frame.state, index: child.slot });
        reviveFrame(step, child, child.pointer);
      } else {
        reviveFrame(step, child, pointer);
      }
    }
    return;
  }
  frame.retries = [];
  frame.activity =
    state.Type === 'Task' || state.Type === 'Parallel' || state.Type === 'Map'
      ? { kind: 'redo' }
      : { kind: 'enter' };
  step.signals.push({ kind: 'advance', frame: frame.id });
}

export function revive(step: Step): void {
  const { run } = step;
  const root = childrenOfNone(step);
  run.redriveCount += 1;
  run.redrivenAt = step.now;
  const { TimeoutSeconds: seconds } = run.machine;
  run.timeoutAt = seconds === undefined ? undefined : step.now + seconds * 1000;
  step.revived = true;
  const id = run.nextEvent;
  run.nextEvent += 1;
  step.events.push({
    id,
    previous: id - 1,
    at: step.now,
    type: 'ExecutionRedriven',
    details: { redriveCount: run.redriveCount },
  });
  reviveFrame(step, root, id);
}

function childrenOfNone({ run }: Step): Frame {
  const root = [...run.frames.values()].find(({ parent }) => parent === undefined);
  if (root === undefined) throw new Error(`${run.arn} has no frames to continue from`);
  return root;
}
