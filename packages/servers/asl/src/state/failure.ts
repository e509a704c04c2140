/** The failure of a state, with the name that Retry and Catch match. */
import type { Failure } from '../run/frame.ts';

/** Matched only by its own name; uncaught, it ends the execution wherever it happens. */
export const runtimeError = 'States.Runtime';
export const timeoutError = 'States.Timeout';
export const heartbeatError = 'States.HeartbeatTimeout';
export const queryError = 'States.QueryEvaluationError';
export const dataLimitError = 'States.DataLimitExceeded';

export class StateFailure extends Error {
  override readonly name = 'StateFailure';
  readonly failure: Failure;
  /** A second name that Retry and Catch can match. */
  readonly alias: string | undefined;
  constructor(failure: Failure, alias?: string) {
    super(failure.cause ?? failure.error ?? 'failed');
    this.failure = failure;
    this.alias = alias;
  }
}

/** Returns the beginning of the cause of a failure that the interpreter itself finds. */
export function causeIn(state: string, enteredEvent: number, message: string): string {
  return `An error occurred while executing the state '${state}' (entered at the event id #${enteredEvent}). ${message}`;
}

export function tooLarge(what: string): StateFailure {
  return new StateFailure({
    error: dataLimitError,
    cause: `The state/task '${what}' returned a result with a size exceeding the maximum number of bytes service limit.`,
  });
}

/** Returns whether a retrier or catcher with these ErrorEquals matches the failure. */
export function matches(errorEquals: readonly string[], error: string, alias: string | undefined): boolean {
  return errorEquals.some((name) => {
    if (name === error || name === alias) return true;
    if (error === runtimeError) return false;
    if (name === 'States.ALL') return true;
    return name === 'States.TaskFailed' && error !== timeoutError;
  });
}
