/** Applies signals to executions. */
import type { MapState, ParallelState, WaitState } from '../definition/asl.ts';
import type { Frame } from '../run/frame.ts';
import { revive } from '../run/redrive.ts';
import { isLive, parentOf, type Signal, stateOf } from '../run/run.ts';
import { endExecution, type Step } from '../run/step.ts';
import { guard } from './fail.ts';
import { StateFailure } from './failure.ts';
import { failFanOut } from './fan-out.ts';
import { breakIteration, joinIteration } from './map.ts';
import { joinBranch } from './parallel.ts';
import { runState } from './run-state.ts';
import { beatTask, endTask, settleTask, startTask, timeOutTask } from './task.ts';
import { endWait } from './wait.ts';

async function onTimer(step: Step, frame: Frame): Promise<void> {
  const { activity } = frame;
  if (activity.kind === 'wait' && activity.until <= step.now) {
    const state = stateOf(step.run, frame) as WaitState;
    await guard(step, frame, () => endWait(step, frame, state));
  } else if (activity.kind === 'retry' && activity.at <= step.now) {
    frame.activity = { kind: 'redo' };
    await runState(step, frame);
  } else if (activity.kind === 'task') {
    const due = [activity.timeoutAt, activity.heartbeatAt].some(
      (time) => time !== undefined && time <= step.now,
    );
    if (due) await timeOutTask(step, frame);
  }
}

async function onJoined(step: Step, child: Frame): Promise<void> {
  const parent = parentOf(step.run, child);
  if (parent === undefined || child.activity.kind !== 'done') return;
  const { output } = child.activity;
  const state = stateOf(step.run, parent) as ParallelState | MapState;
  await guard(step, parent, () =>
    state.Type === 'Map'
      ? joinIteration(step, parent, state, child, output)
      : joinBranch(step, parent, state, child, output),
  );
}

async function onBroke(step: Step, child: Frame): Promise<void> {
  const parent = parentOf(step.run, child);
  if (parent === undefined || child.failure === undefined || !isLive(step.run, parent)) return;
  const state = stateOf(step.run, parent);
  if (state.Type === 'Map') await breakIteration(step, parent, state, child);
  else await failFanOut(step, parent, child, new StateFailure(child.failure));
}

async function onTask(step: Step, frame: Frame, signal: Extract<Signal, { attempt: number }>): Promise<void> {
  const { activity } = frame;
  if (activity.kind !== 'task' || activity.attempt !== signal.attempt) return;
  const state = stateOf(step.run, frame);
  if (state.Type !== 'Task') return;
  step.saved.add(frame);
  switch (signal.kind) {
    case 'start':
      if (activity.step === 'scheduled') startTask(step, frame, state);
      break;
    case 'settled':
      if (activity.step === 'started') await settleTask(step, frame, signal.outcome);
      break;
    case 'answered':
      await endTask(step, frame, signal.outcome);
      break;
    case 'heartbeat':
      beatTask(step, frame);
      break;
    default:
      signal satisfies never;
  }
}

/** Applies one signal. A signal that no longer matters (a late answer, a timer of an earlier state) changes nothing. */
export async function applySignal(step: Step, signal: Signal): Promise<void> {
  const { run } = step;
  switch (signal.kind) {
    case 'stopped':
      endExecution(step, { status: 'ABORTED', failure: signal.failure }, 0);
      return;
    case 'expired':
      endExecution(step, { status: 'TIMED_OUT', failure: {} }, 0);
      return;
    case 'redriven':
      revive(step);
      return;
    default:
      break;
  }
  const frame = run.frames.get(signal.frame);
  if (frame === undefined) return;
  if (signal.kind !== 'broke' && !isLive(run, frame)) return;
  step.origins.set(frame.id, frame.pointer);
  switch (signal.kind) {
    case 'advance':
      if (frame.activity.kind === 'enter' || frame.activity.kind === 'redo') await runState(step, frame);
      break;
    case 'timer':
      await onTimer(step, frame);
      break;
    case 'joined':
      await onJoined(step, frame);
      break;
    case 'broke':
      await onBroke(step, frame);
      break;
    default:
      await onTask(step, frame, signal);
  }
}
