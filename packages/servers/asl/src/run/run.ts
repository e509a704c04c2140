/** A running execution in memory: the parsed content of the store, plus the queue of its signals. */
import type { Flow, State, StateMachine } from '../definition/asl.ts';
import type { Json } from '../ground/json.ts';
import type { Failure, Frame } from './frame.ts';

export type Outcome =
  | { readonly ok: true; readonly result: Json }
  | { readonly ok: false; readonly failure: Failure };

/** Everything that can happen to an execution; handled one at a time, each in one transaction. */
export type Signal =
  | { readonly kind: 'advance'; readonly frame: number }
  | { readonly kind: 'start'; readonly frame: number; readonly attempt: number }
  /** The call of a task returned. */
  | { readonly kind: 'settled'; readonly frame: number; readonly attempt: number; readonly outcome: Outcome }
  /** The outcome of a task that waited: its token was answered or its child execution ended. */
  | { readonly kind: 'answered'; readonly frame: number; readonly attempt: number; readonly outcome: Outcome }
  | { readonly kind: 'heartbeat'; readonly frame: number; readonly attempt: number }
  | { readonly kind: 'timer'; readonly frame: number }
  | { readonly kind: 'joined'; readonly frame: number }
  | { readonly kind: 'broke'; readonly frame: number }
  | { readonly kind: 'stopped'; readonly failure: Failure }
  | { readonly kind: 'expired' }
  | { readonly kind: 'redriven' };

export interface Run {
  /** Row id. */
  readonly id: number;
  readonly arn: string;
  readonly name: string;
  readonly machineArn: string;
  readonly machineName: string;
  readonly roleArn: string;
  /** JSON text. */
  readonly input: string;
  readonly startedAt: number;
  redriveCount: number;
  redrivenAt: number | undefined;
  timeoutAt: number | undefined;
  readonly machine: StateMachine;
  readonly frames: Map<number, Frame>;
  nextEvent: number;
  nextFrame: number;
  ended: boolean;
  readonly signals: Signal[];
  draining: boolean;
  /** Calls in flight, by frame. */
  readonly calls: Map<number, AbortController>;
  /** Items of Maps, read when needed. */
  readonly items: Map<number, Json[]>;
}

export function parentOf(run: Run, frame: Frame): Frame | undefined {
  return frame.parent === undefined ? undefined : run.frames.get(frame.parent);
}

/** Returns the flow that a frame walks through. */
function flowOf(run: Run, frame: Frame): Flow {
  const parent = parentOf(run, frame);
  if (parent === undefined) return run.machine;
  const state = stateOf(run, parent);
  const flow =
    state.Type === 'Parallel'
      ? state.Branches[frame.slot]
      : state.Type === 'Map'
        ? state.ItemProcessor
        : undefined;
  if (flow === undefined) throw new Error(`Frame ${frame.id} of ${run.arn} has no flow`);
  return flow;
}

export function stateOf(run: Run, frame: Frame): State {
  const state = flowOf(run, frame).States[frame.state];
  if (state === undefined) throw new Error(`No state ${frame.state} in ${run.machineArn}`);
  return state;
}

/** Returns false for a frame that failed or has a failed ancestor; signals for it are ignored. */
export function isLive(run: Run, frame: Frame): boolean {
  for (let at: Frame | undefined = frame; at !== undefined; at = parentOf(run, at)) {
    if (at.failure !== undefined || at.activity.kind === 'aborted') return false;
  }
  return true;
}

export function childrenOf(run: Run, frame: Frame): Frame[] {
  return [...run.frames.values()].filter(({ parent }) => parent === frame.id).sort((a, b) => a.slot - b.slot);
}
