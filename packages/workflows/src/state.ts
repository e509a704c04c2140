/** The few kinds of states that our workflows consist of, in Amazon States Language with JSONata. */
import type { Retry } from './retry.ts';
import type { FunctionName } from './wiring/function.ts';

export type State = Readonly<Record<string, unknown>>;

export interface Definition {
  readonly Comment: string;
  readonly QueryLanguage: 'JSONata';
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}

/** Returns a function's ARN in either cloud. */
export type ArnOf = (name: FunctionName) => string;

export interface Task {
  readonly fn: string;
  /** The function's event; every leaf may be a `{% JSONata %}` expression. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly timeoutSeconds: number;
  readonly retry: readonly Retry[];
  /** The next state; absent in the last state of each item of a Map. */
  readonly next?: string;
  readonly assign?: Readonly<Record<string, string>>;
  readonly catch?: readonly State[];
}

const invoke = 'arn:aws:states:::lambda:invoke';

const context = '$states.context';
/** Tells a step in which state of which execution it runs; the step records this for operators. */
const standing = {
  execution: `{% ${context}.Execution.Id %}`,
  startedAt: `{% ${context}.Execution.StartTime %}`,
  redrives: `{% $exists(${context}.Execution.RedriveCount) ? ${context}.Execution.RedriveCount : 0 %}`,
  state: `{% ${context}.State.Name %}`,
  enteredAt: `{% ${context}.State.EnteredTime %}`,
};

const task = (
  resource: string,
  { fn, payload, timeoutSeconds, retry, next, assign, ...rest }: Task,
): State => ({
  Type: 'Task',
  Resource: resource,
  Arguments: { FunctionName: fn, Payload: { ...payload, standing } },
  TimeoutSeconds: timeoutSeconds,
  Retry: retry,
  ...(assign && { Assign: assign }),
  ...(rest.catch && { Catch: rest.catch }),
  ...(next === undefined ? { End: true } : { Next: next }),
});

/** Calls a function and continues with its result, in `$states.result.Payload`. */
export const call = (about: Task): State => task(invoke, about);

/** Calls a function and waits until its task token is answered. The answer is `$states.result`. */
export const callAndWait = (about: Task): State =>
  task(`${invoke}.waitForTaskToken`, {
    ...about,
    payload: { ...about.payload, taskToken: '{% $states.context.Task.Token %}' },
  });

/** Runs the state for every item, up to `atOnce` at a time. The item is the state's `$states.input`. */
export const forEach = (about: {
  readonly items: string;
  readonly atOnce: number;
  readonly name: string;
  readonly state: State;
  readonly next: string;
}): State => ({
  Type: 'Map',
  Items: about.items,
  MaxConcurrency: about.atOnce,
  ItemProcessor: {
    ProcessorConfig: { Mode: 'INLINE' },
    StartAt: about.name,
    States: { [about.name]: about.state },
  },
  Next: about.next,
});

export const choice = (condition: string, next: string, otherwise: string): State => ({
  Type: 'Choice',
  Choices: [{ Condition: condition, Next: next }],
  Default: otherwise,
});
