/** One decision: everything that one signal changes, committed in one transaction. */

import type { Json, JsonObject } from '../ground/json.ts';
import { maxHistoryEvents } from '../ground/limit.ts';
import { type HistoryEvent, whole } from '../history/event.ts';
import { type Failure, type Frame, type NewFrame, newFrame } from './frame.ts';
import type { Run, Signal } from './run.ts';

/** Something to do after the commit. */
export type Effect =
  | { readonly kind: 'invoke'; readonly frame: number; readonly attempt: number }
  | { readonly kind: 'abort'; readonly frame: number }
  | { readonly kind: 'watch'; readonly frame: number; readonly attempt: number; readonly child: string }
  | { readonly kind: 'stop-child'; readonly child: string };

export type Ending =
  | { readonly status: 'SUCCEEDED'; readonly output: string }
  | { readonly status: 'FAILED' | 'ABORTED' | 'TIMED_OUT'; readonly failure: Failure };

export interface Step {
  readonly run: Run;
  /** Milliseconds since 1970: the time of every event of this step. */
  readonly now: number;
  readonly region: string;
  readonly random: () => number;
  readonly events: HistoryEvent[];
  readonly saved: Set<Frame>;
  readonly removed: Set<number>;
  readonly items: Map<number, Json[]>;
  readonly results: Array<{ frame: number; slot: number; output: string }>;
  /** Frames whose results are deleted. */
  readonly cleared: Set<number>;
  readonly tokens: Array<{ token: string; frame: number; attempt: number }>;
  readonly signals: Signal[];
  readonly effects: Effect[];
  /** The pointer of each frame when the decision began: EvaluationFailed refers to it. */
  readonly origins: Map<number, number>;
  readonly readResults: (frame: number) => string[];
  ending: Ending | undefined;
  revived: boolean;
}

/** Thrown if only the last event id is left, which is reserved for the end of the execution. */
export class HistoryFull extends Error {
  override readonly name = 'HistoryFull';
}

interface Placing {
  /** If false, the next event of this frame has the same predecessor as this one. */
  readonly advance?: boolean;
  readonly previous?: number;
  /** True for the end of the execution, which may use the last event id. */
  readonly last?: boolean;
}

/** Writes an event of `frame` and returns its id. */
export function emit(
  step: Step,
  frame: Frame,
  type: string,
  details?: JsonObject,
  { advance = true, previous = frame.pointer, last = false }: Placing = {},
): number {
  step.saved.add(frame);
  let id: number;
  if (frame.silent === undefined) {
    if (step.run.nextEvent >= maxHistoryEvents && !last) throw new HistoryFull();
    id = step.run.nextEvent;
    step.run.nextEvent += 1;
    step.events.push({ id, previous, at: step.now, type, details });
  } else {
    id = frame.silent;
    frame.silent += 1;
  }
  if (advance) frame.pointer = id;
  return id;
}

export function addFrame(step: Step, given: Omit<NewFrame, 'id'>): Frame {
  const frame = newFrame({ ...given, id: step.run.nextFrame });
  step.run.nextFrame += 1;
  step.run.frames.set(frame.id, frame);
  step.saved.add(frame);
  return frame;
}

/** Cancels what a frame waits for: its call, timer, token or child execution. */
export function release(step: Step, frame: Frame): void {
  if (frame.activity.kind !== 'task') return;
  step.effects.push({ kind: 'abort', frame: frame.id });
  if (frame.activity.child !== undefined)
    step.effects.push({ kind: 'stop-child', child: frame.activity.child });
}

export function removeFrame(step: Step, frame: Frame): void {
  step.run.frames.delete(frame.id);
  step.saved.delete(frame);
  step.removed.add(frame.id);
}

/** Ends the execution: `previous` is the predecessor of the last event. */
export function endExecution(step: Step, ending: Ending, previous: number): void {
  const { run } = step;
  if (step.ending !== undefined) return;
  step.ending = ending;
  run.ended = true;
  const event = (type: string, details: JsonObject): void => {
    step.events.push({ id: run.nextEvent, previous, at: step.now, type, details });
    run.nextEvent += 1;
  };
  switch (ending.status) {
    case 'SUCCEEDED':
      event('ExecutionSucceeded', { output: ending.output, outputDetails: whole });
      break;
    case 'FAILED':
      event('ExecutionFailed', { ...ending.failure });
      break;
    case 'ABORTED':
      event('ExecutionAborted', { ...ending.failure });
      break;
    case 'TIMED_OUT':
      event('ExecutionTimedOut', { error: 'States.Timeout' });
      break;
    default:
      ending satisfies never;
  }
  for (const frame of run.frames.values()) release(step, frame);
}
