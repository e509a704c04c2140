/** EventBridge as a task: `events:putEvents`. */
import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import type { Integrations, TaskCall } from './integration.ts';
import { TaskError } from './task-error.ts';

export interface PutEventsAnswer {
  readonly FailedEntryCount: number;
  readonly Entries: ReadonlyArray<{ EventId?: string; ErrorCode?: string; ErrorMessage?: string }>;
}

/** The host's PutEvents. Entries are in the API's form (`Detail` is JSON text). */
export type PutEvents = (entries: JsonObject[], signal: AbortSignal) => Promise<PutEventsAnswer>;

/**
 * Adds the execution and its state machine to the event's resources and writes Detail as text, as Step Functions does.
 */
function toEntry(given: Json, call: TaskCall): JsonObject {
  if (!isJsonObject(given)) return {};
  const { Detail, Resources, ...rest } = given;
  return {
    ...rest,
    ...(Detail === undefined ? {} : { Detail: typeof Detail === 'string' ? Detail : JSON.stringify(Detail) }),
    Resources: [...(Array.isArray(Resources) ? Resources : []), call.stateMachineArn, call.executionArn],
  };
}

async function putEventsTask(call: TaskCall, putEvents: PutEvents): Promise<Json> {
  const given = isJsonObject(call.arguments) ? call.arguments.Entries : undefined;
  if (!Array.isArray(given)) {
    throw new TaskError(
      'States.Runtime',
      `The Parameters '${JSON.stringify(call.arguments)}' could not be used to start the Task: [The field 'Entries' is required but was missing]`,
    );
  }
  const { Entries, FailedEntryCount } = await putEvents(
    given.map((entry) => toEntry(entry, call)),
    call.signal,
  );
  const result = { Entries: [...Entries], FailedEntryCount };
  if (FailedEntryCount > 0) throw new TaskError('EventBridge.FailedEntry', JSON.stringify(result));
  return result as unknown as Json;
}

export function eventsIntegrations(putEvents: PutEvents): Integrations {
  return {
    'arn:aws:states:::events:putEvents': (call) => putEventsTask(call, putEvents),
    'arn:aws:states:::events:putEvents.waitForTaskToken': (call) => putEventsTask(call, putEvents),
  };
}
