/** Leaving a state: Assign and Output are evaluated from the values before, then the frame moves on or is done. */

import type { Bindings } from '../expression/template.ts';
import { evaluateTemplate } from '../expression/template.ts';
import { whole } from '../history/event.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { byteLength, maxAssignBytes, maxPayloadBytes } from '../limit.ts';
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

/** `prefix` is where the templates stand: '', `Choices[0]/` or `Catch[1]/`. Throws EvaluationFailure or StateFailure. */
export async function evaluateExit(
  template: ExitTemplate,
  bindings: Bindings,
  prefix: string,
  defaultOutput: string,
  stateName: string,
): Promise<Exit> {
  const { Assign, Output } = template;
  let assigned: JsonObject | undefined;
  if (Assign !== undefined && Object.keys(Assign).length > 0) {
    const value = await evaluateTemplate(Assign, bindings, `${prefix}Assign`);
    assigned = isJsonObject(value) ? value : undefined;
  }
  if (assigned !== undefined && byteLength(JSON.stringify(assigned)) > maxAssignBytes) {
    throw new StateFailure({
      error: dataLimitError,
      cause: `The variables assigned by the state '${stateName}' exceed the maximum number of bytes service limit.`,
    });
  }
  const output =
    Output === undefined
      ? defaultOutput
      : JSON.stringify(await evaluateTemplate(Output, bindings, `${prefix}Output`));
  if (byteLength(output) > maxPayloadBytes) throw tooLarge(stateName);
  return { output, assigned };
}

/** Where a frame goes after its state: a state's name, or nowhere. */
export function nextOf(state: object): string | undefined {
  return 'Next' in state && typeof state.Next === 'string' ? state.Next : undefined;
}

function finish(step: Step, frame: Frame, output: string): void {
  if (frame.parent === undefined) {
    endExecution(step, { status: 'SUCCEEDED', output }, frame.pointer);
    return;
  }
  frame.activity = { kind: 'done', output };
  step.signals.unshift({ kind: 'joined', frame: frame.id });
}

/** Writes the exit, takes the variables over and moves the frame to `next`, or ends it where that is undefined. */
export function leave(step: Step, frame: Frame, { output, assigned }: Exit, next: string | undefined): void {
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
