/** The interface between the interpreter and the services that carry out tasks. */
import type { Json } from '../ground/json.ts';

export interface TaskCall {
  /** The state's Resource, as written. */
  readonly resource: string;
  /** The evaluated Arguments. */
  readonly arguments: Json;
  /** Set if the Resource ends in `.waitForTaskToken`. */
  readonly taskToken?: string;
  /** The evaluated Credentials. */
  readonly credentials?: Json;
  readonly executionArn: string;
  readonly stateMachineArn: string;
  /** The same when this call is repeated after a crash; a retry has another id. */
  readonly callId: string;
  /** Aborted when the task has timed out or the execution was stopped; the result is then ignored. */
  readonly signal: AbortSignal;
}

/** Resolves to the task's result, or throws: TaskError for errors with a name, anything else is States.TaskFailed. */
export type Integration = (call: TaskCall) => Promise<Json>;

/**
 * Integrations by Resource. `*` stands for any characters; an exact key wins over a pattern, a longer pattern over a
 * shorter one: `{'arn:aws:states:::lambda:invoke*': ..., 'arn:aws:lambda:*': ...}`.
 */
export type Integrations = Readonly<Record<string, Integration>>;

function toPattern(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Returns the integration for a Resource; undefined if there is none. */
export function integrationFor(integrations: Integrations, resource: string): Integration | undefined {
  const exact = integrations[resource];
  if (exact !== undefined) return exact;
  const keys = Object.keys(integrations)
    .filter((key) => key.includes('*') && toPattern(key).test(resource))
    .sort((a, b) => b.length - a.length);
  const [best] = keys;
  return best === undefined ? undefined : integrations[best];
}
