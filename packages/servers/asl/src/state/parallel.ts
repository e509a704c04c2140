import type { ParallelState } from '../definition/asl.ts';
import type { Frame } from '../run/frame.ts';
import { addFrame, emit, removeFrame, type Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { completeFanOut, fanOutOf } from './fan-out.ts';

export async function startParallel(step: Step, frame: Frame, state: ParallelState): Promise<void> {
  const input = await evaluatorOf(step, frame).effectiveInput();
  const { length } = state.Branches;
  emit(step, frame, 'ParallelStateStarted');
  frame.activity = {
    kind: 'fan',
    length,
    next: length,
    running: length,
    failed: 0,
    concurrency: length,
    tolerated: 0,
  };
  for (const [slot, branch] of state.Branches.entries()) {
    const child = addFrame(step, {
      parent: frame.id,
      slot,
      pointer: frame.pointer,
      state: branch.StartAt,
      input,
      item: undefined,
      silent: frame.silent,
    });
    step.signals.push({ kind: 'advance', frame: child.id });
  }
  if (length === 0) await completeFanOut(step, frame, state, frame.pointer);
}

export async function joinBranch(
  step: Step,
  frame: Frame,
  state: ParallelState,
  child: Frame,
  output: string,
): Promise<void> {
  step.results.push({ frame: frame.id, slot: child.slot, output });
  removeFrame(step, child);
  const activity = fanOutOf(frame);
  const running = activity.running - 1;
  frame.activity = { ...activity, running };
  step.saved.add(frame);
  if (running === 0)
    await completeFanOut(step, frame, state, child.silent === undefined ? child.pointer : frame.pointer);
}
