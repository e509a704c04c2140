/** A frame is one thread of control: the machine itself, a branch of a Parallel, or an iteration of a Map. */
import type { Json } from '../ground/json.ts';

/** One attempt of a task, from being scheduled to its result. Times are Unix ms. */
export interface TaskActivity {
  readonly kind: 'task';
  /**
   * `scheduled`: not begun. `started`: the call is in flight. `submitted`: the call has returned; the outcome arrives
   * later.
   */
  readonly step: 'scheduled' | 'started' | 'submitted';
  readonly attempt: number;
  /** JSON text. */
  readonly arguments: string;
  readonly credentials?: string;
  readonly token?: string;
  readonly timeoutSeconds?: number;
  readonly timeoutAt?: number;
  readonly heartbeatSeconds?: number;
  readonly heartbeatAt?: number;
  /** The execution that this task started and waits for. */
  readonly child?: string;
}

/** The activity of a Parallel or Map that waits for its child frames. */
export interface FanOutActivity {
  readonly kind: 'fan';
  readonly length: number;
  /** The slot that starts next. */
  readonly next: number;
  readonly running: number;
  readonly failed: number;
  readonly concurrency: number;
  /** How many iterations of a distributed Map may fail. */
  readonly tolerated: number;
  /** Event id of MapRunStarted. */
  readonly mapRun?: number;
}

export type Activity =
  | { readonly kind: 'enter' }
  /** Repeats the state's work without entering the state again. */
  | { readonly kind: 'redo' }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'retry'; readonly at: number }
  | { readonly kind: 'done'; readonly output: string }
  | { readonly kind: 'aborted' }
  | TaskActivity
  | FanOutActivity;

export interface Failure {
  readonly error?: string;
  readonly cause?: string;
}

export interface Frame {
  readonly id: number;
  readonly parent: number | undefined;
  /** Branch or iteration index within the parent. */
  readonly slot: number;
  /** The `previousEventId` of the next event. */
  pointer: number;
  state: string;
  /** JSON text. */
  input: string;
  /** Variables of this scope only; those of outer scopes are in the parent frames. */
  variables: Record<string, Json>;
  activity: Activity;
  enteredEvent: number;
  /** ISO 8601. */
  enteredAt: string;
  /** The number of retries so far, by index of the retrier. */
  retries: number[];
  /** Increases with every scheduled task, so that late results can be recognized. */
  attempts: number;
  /** Set on iterations of a Map: `$states.context.Map.Item`. */
  readonly item: { readonly index: number; readonly value: Json } | undefined;
  /** Set within a distributed Map, whose events are not part of this history: the id that the next event would have. */
  silent: number | undefined;
  /** Set when the state has failed for good: retries and catchers are exhausted. */
  failure: Failure | undefined;
}

export type NewFrame = Pick<
  Frame,
  'id' | 'parent' | 'slot' | 'pointer' | 'state' | 'input' | 'item' | 'silent'
>;

export function newFrame(given: NewFrame): Frame {
  return {
    ...given,
    variables: {},
    activity: { kind: 'enter' },
    enteredEvent: 0,
    enteredAt: '',
    retries: [],
    attempts: 0,
    failure: undefined,
  };
}

/** Returns the time at which the frame must be checked even without a signal, in Unix ms; undefined if none. */
export function deadlineOf({ activity, failure }: Frame): number | undefined {
  if (failure !== undefined) return undefined;
  switch (activity.kind) {
    case 'wait':
      return activity.until;
    case 'retry':
      return activity.at;
    case 'task': {
      const times = [activity.timeoutAt, activity.heartbeatAt].filter((time) => time !== undefined);
      return times.length === 0 ? undefined : Math.min(...times);
    }
    default:
      return undefined;
  }
}
