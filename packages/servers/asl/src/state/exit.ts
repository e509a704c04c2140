/** Leaves a state: assigns the variables, then moves the frame on or ends it. */

import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import { byteLength, maxAssignBytes, maxPayloadBytes } from '../ground/limit.ts';
import { whole } from '../history/event.ts';
import type { Frame } from '../run/frame.ts';
import { stateOf } from '../run/run.ts';
import { emit, endExecution, type Step } from '../run/step.ts';
import { dataLimitError, StateFailure, tooLarge } from './failure.ts';

export interface ExitTemplate {
  readonly Output?: Json;
  readonly Assign?: JsonObject;
}

export interface Exit {
  /** JSON text. */
  readonly output: string;
  readonly assigned: JsonObject | undefined;
}

/** Returns an exit that is within the size limits. Throws StateFailure for a larger one. */
export function checkedExit(output: string, assigned: Json | undefined, stateName: string): Exit {
  if (assigned !== undefined && byteLength(JSON.stringify(assigned)) > maxAssignBytes) {
    throw new StateFailure({
      error: dataLimitError,
      cause: `The variables assigned by the state '${stateName}' exceed the maximum number of bytes service limit.`,
    });
  }
  if (byteLength(output) > maxPayloadBytes) throw tooLarge(stateName);
  return { output, assigned: isJsonObject(assigned) ? assigned : undefined };
}

/** Returns the name of the next state; undefined at an end. */
export function nextOf(state: object): string | undefined {
  return 'Next' in state && typeof state.Next === 'string' ? state.Next : undefined;
}

function finish(step: Step, frame: Frame, output: string): void {
  if (frame.parent === undefined) {
    endExecution(step, { status: 'SUCCEEDED', output }, frame.pointer);
    return;
  }
  frame.activity = { kind: 'done', output };
  step.signals.push({ kind: 'joined', frame: frame.id });
}

/** Records the exit, assigns the variables, and moves the frame to `next`, or ends it if `next` is undefined. */
export function exitState(
  step: Step,
  frame: Frame,
  { output, assigned }: Exit,
  next: string | undefined,
): void {
  const { Type: type } = stateOf(step.run, frame);
  const variables =
    assigned === undefined
      ? undefined
      : Object.fromEntries(Object.entries(assigned).map(([name, value]) => [name, JSON.stringify(value)]));
  emit(step, frame, `${type}StateExited`, {
    name: frame.state,
    output,
    outputDetails: whole,
    ...(variables === undefined ? {} : { assignedVariables: variables, assignedVariablesDetails: whole }),
  });
  if (assigned !== undefined) Object.assign(frame.variables, assigned);
  step.saved.add(frame);
  if (next === undefined) {
    finish(step, frame, output);
    return;
  }
  frame.state = next;
  frame.input = output;
  frame.activity = { kind: 'enter' };
  step.signals.push({ kind: 'advance', frame: frame.id });
}
