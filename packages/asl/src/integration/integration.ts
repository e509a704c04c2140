/** The one interface between the interpreter and whatever does the work of a Task. */
import type { Json } from '../json.ts';

export interface TaskCall {
  /** The state's Resource, as written. */
  readonly resource: string;
  /** What Arguments evaluated to. */
  readonly arguments: Json;
  /** Set if the Resource ends in `.waitForTaskToken`. */
  readonly taskToken?: string;
  /** What Credentials evaluated to. */
  readonly credentials?: Json;
  readonly executionArn: string;
  readonly stateMachineArn: string;
  /** The same for every attempt to run this very call again after a crash; another one for a retry. */
  readonly callId: string;
  /** Aborted when the task timed out or the execution was stopped: the answer no longer matters. */
  readonly signal: AbortSignal;
}

/** Answers the task's result, or throws: TaskError for errors with a name, anything else is States.TaskFailed. */
export type Integration = (call: TaskCall) => Promise<Json>;

/**
 * Resource -> who does it. `*` stands for any characters; an exact key wins over a pattern, a longer pattern over a
 * shorter one: `{'arn:aws:states:::lambda:invoke*': ..., 'arn:aws:lambda:*': ...}`.
 */
export type Integrations = Readonly<Record<string, Integration>>;

function toPattern(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** The integration for a Resource, or undefined. */
export function integrationFor(integrations: Integrations, resource: string): Integration | undefined {
  const exact = integrations[resource];
  if (exact !== undefined) return exact;
  const keys = Object.keys(integrations)
    .filter((key) => key.includes('*') && toPattern(key).test(resource))
    .sort((a, b) => b.length - a.length);
  const [best] = keys;
  return best === undefined ? undefined : integrations[best];
}
