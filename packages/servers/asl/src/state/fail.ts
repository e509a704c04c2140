/** Handles a failure: by Retry, by Catch, then in the parent frame, and at last by ending the execution. */
import type { Catcher, Recovery, State } from '../definition/asl.ts';
import { EvaluationFailure } from '../expression/failure.ts';
import type { Frame } from '../run/frame.ts';
import { childrenOf, stateOf } from '../run/run.ts';
import { emit, endExecution, release, removeFrame, type Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { exitState } from './exit.ts';
import { causeIn, matches, queryError, runtimeError, StateFailure } from './failure.ts';
import { maxAttempts, retryDelaySeconds } from './retry.ts';

/** Removes every descendant of a frame, and cancels what they wait for. */
export function clearBelow(step: Step, frame: Frame): void {
  for (const child of childrenOf(step.run, frame)) {
    clearBelow(step, child);
    release(step, child);
    removeFrame(step, child);
  }
  step.cleared.add(frame.id);
  step.run.items.delete(frame.id);
}

function recoveryOf(state: State): Recovery {
  return state.Type === 'Task' || state.Type === 'Parallel' || state.Type === 'Map' ? state : {};
}

/** Returns true if a retrier matches the failure; the frame then waits for its next attempt. */
function retry(step: Step, frame: Frame, { failure, alias }: StateFailure): boolean {
  const retriers = recoveryOf(stateOf(step.run, frame)).Retry ?? [];
  const index = retriers.findIndex(({ ErrorEquals }) => matches(ErrorEquals, failure.error ?? '', alias));
  const retrier = retriers[index];
  if (retrier === undefined) return false;
  const soFar = frame.retries[index] ?? 0;
  if (soFar >= maxAttempts(retrier)) return false;
  for (let at = frame.retries.length; at < index; at += 1) frame.retries[at] = 0;
  frame.retries[index] = soFar + 1;
  clearBelow(step, frame);
  frame.activity = { kind: 'retry', at: step.now + retryDelaySeconds(retrier, soFar, step.random) * 1000 };
  step.saved.add(frame);
  return true;
}

async function runCatcher(
  step: Step,
  frame: Frame,
  catcher: Catcher,
  index: number,
  { failure }: StateFailure,
): Promise<void> {
  const exit = await evaluatorOf(step, frame).caught(catcher, index, {
    ...(failure.error === undefined ? {} : { Error: failure.error }),
    ...(failure.cause === undefined ? {} : { Cause: failure.cause }),
  });
  clearBelow(step, frame);
  exitState(step, frame, exit, catcher.Next);
}

function propagate(step: Step, frame: Frame, { failure }: StateFailure): void {
  frame.failure = failure;
  step.saved.add(frame);
  const fatal = failure.error === runtimeError && frame.silent === undefined;
  if (frame.parent === undefined || fatal) {
    endExecution(step, { status: 'FAILED', failure }, frame.pointer);
  } else {
    step.signals.unshift({ kind: 'broke', frame: frame.id });
  }
}

/** Records that a field could not be evaluated, and returns the state's failure. */
function evaluationFailed(step: Step, frame: Frame, wrong: EvaluationFailure): StateFailure {
  const cause = causeIn(frame.state, frame.enteredEvent, wrong.message);
  const origin = step.origins.get(frame.id);
  emit(
    step,
    frame,
    'EvaluationFailed',
    {
      state: frame.state,
      error: queryError,
      cause,
      ...(wrong.location === undefined ? {} : { location: wrong.location }),
    },
    { previous: wrong.late || origin === undefined ? frame.pointer : origin },
  );
  return new StateFailure({ error: queryError, cause });
}

/** Fails the state of a frame. */
export async function failState(
  step: Step,
  frame: Frame,
  given: StateFailure | EvaluationFailure,
): Promise<void> {
  const failed = given instanceof EvaluationFailure ? evaluationFailed(step, frame, given) : given;
  step.saved.add(frame);
  if (retry(step, frame, failed)) return;
  const state = stateOf(step.run, frame);
  const fatal = failed.failure.error === runtimeError;
  if (!fatal && (state.Type === 'Parallel' || state.Type === 'Map')) {
    emit(step, frame, `${state.Type}StateFailed`);
  }
  const catchers = recoveryOf(state).Catch ?? [];
  const index = catchers.findIndex(({ ErrorEquals }) =>
    matches(ErrorEquals, failed.failure.error ?? '', failed.alias),
  );
  const catcher = catchers[index];
  if (catcher === undefined) {
    propagate(step, frame, failed);
    return;
  }
  try {
    await runCatcher(step, frame, catcher, index, failed);
  } catch (error) {
    if (error instanceof EvaluationFailure) propagate(step, frame, evaluationFailed(step, frame, error));
    else if (error instanceof StateFailure) propagate(step, frame, error);
    else throw error;
  }
}

/** Runs a part of a decision; an error of evaluation fails the frame's state. */
export async function guard(step: Step, frame: Frame, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof EvaluationFailure) && !(error instanceof StateFailure)) throw error;
    await failState(step, frame, error);
  }
}
