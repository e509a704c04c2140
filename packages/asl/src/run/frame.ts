/** A frame is one line of control: the machine itself, a branch of a Parallel, or an iteration of a Map. */
import type { Json } from '../json.ts';

/** A task of one attempt, from being scheduled to its answer. Times are milliseconds since 1970. */
export interface TaskActivity {
  readonly kind: 'task';
  /** `scheduled`: not begun. `started`: the call is out. `submitted`: the call is back, its outcome comes later. */
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

/** A Parallel or Map that waits for the frames below it. */
export interface FanOutActivity {
  readonly kind: 'fan';
  readonly length: number;
  /** Slot that starts next. */
  readonly next: number;
  readonly running: number;
  readonly failed: number;
  readonly concurrency: number;
  /** Failed iterations that a distributed Map bears. */
  readonly tolerated: number;
  /** Event id of MapRunStarted. */
  readonly mapRun?: number;
}

export type Activity =
  | { readonly kind: 'enter' }
  /** Does the work of its state again without entering it. */
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
  /** Variables of this scope alone; outer ones are found in the frames above. */
  variables: Record<string, Json>;
  activity: Activity;
  enteredEvent: number;
  /** ISO 8601. */
  enteredAt: string;
  /** Retries so far, by index of the retrier. */
  retries: number[];
  /** Counts up with every task scheduled, so that late answers are told apart. */
  attempts: number;
  /** Set on iterations of a Map: `$states.context.Map.Item`. */
  readonly item: { readonly index: number; readonly value: Json } | undefined;
  /** Set within a distributed Map: events there are not part of this history; the number the next one would have. */
  silent: number | undefined;
  /** Set once the state failed for good. */
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

/** When the frame must be looked at even if nothing happens; undefined: never. */
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
