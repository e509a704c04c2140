/** One history event, and the key of its details in GetExecutionHistory. */
import type { JsonObject } from '../ground/json.ts';

export interface HistoryEvent {
  readonly id: number;
  readonly previous: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: string;
  readonly details: JsonObject | undefined;
}

/** Events without a details object. */
const bare: ReadonlySet<string> = new Set([
  'LambdaFunctionStarted',
  'MapRunSucceeded',
  'MapStateAborted',
  'MapStateFailed',
  'MapStateSucceeded',
  'ParallelStateAborted',
  'ParallelStateFailed',
  'ParallelStateStarted',
  'ParallelStateSucceeded',
  'TaskStateAborted',
  'WaitStateAborted',
]);

/** Returns `taskScheduledEventDetails`, `stateEnteredEventDetails`; undefined for events without details. */
function detailsKey(type: string): string | undefined {
  if (bare.has(type)) return undefined;
  if (type.endsWith('StateEntered')) return 'stateEnteredEventDetails';
  if (type.endsWith('StateExited')) return 'stateExitedEventDetails';
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}EventDetails`;
}

/** Marks data as complete: this server never truncates data in a history. */
export const whole = { truncated: false } as const;

const dataFields: readonly string[] = ['input', 'output', 'parameters', 'assignedVariables'];

/** Returns the event in the form of GetExecutionHistory. Without data, it has no inputs, outputs and variables. */
export function toWire(event: HistoryEvent, includeData: boolean): JsonObject {
  const key = detailsKey(event.type);
  const details =
    event.details === undefined || includeData
      ? event.details
      : Object.fromEntries(Object.entries(event.details).filter(([field]) => !dataFields.includes(field)));
  return {
    timestamp: event.at / 1000,
    type: event.type,
    id: event.id,
    previousEventId: event.previous,
    ...(key === undefined || details === undefined ? {} : { [key]: details }),
  };
}
