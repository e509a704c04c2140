/** Tracks tasks that wait for the end of an execution that they started. */
import { parseResource } from '../definition/resource.ts';
import { type Outcome, type Run, stateOf } from '../run/run.ts';
import { findExecution } from '../store/execution.ts';
import type { Store } from '../store/open.ts';
import { childOutcome } from './child.ts';
import type { Clock } from './clock.ts';

export interface Watcher {
  readonly execution: number;
  readonly frame: number;
  readonly attempt: number;
  /** True if the task wants the child's input and output parsed (`.sync:2`). */
  readonly parsed: boolean;
}

export interface ChildWatch {
  /** Adds a watcher, and notifies it at once if the child has already ended. */
  add(child: string, watcher: Watcher): void;
  /** Reports that an execution has ended. */
  ended(arn: string): void;
}

/** @returns undefined if the frame no longer exists */
export function watcherOf(run: Run, frameId: number, attempt: number): Watcher | undefined {
  const frame = run.frames.get(frameId);
  if (frame === undefined) return undefined;
  const state = stateOf(run, frame);
  const resource = state.Type === 'Task' ? parseResource(state.Resource) : undefined;
  const parsed = resource?.kind === 'service' && resource.pattern === 'sync:2';
  return { execution: run.id, frame: frameId, attempt, parsed };
}

export function createChildWatch(
  store: Store,
  clock: Clock,
  tell: (watcher: Watcher, outcome: Outcome) => void,
): ChildWatch {
  /** Watchers by the child's ARN. */
  const watchers = new Map<string, Watcher[]>();

  function tellEnd(child: string, watcher: Watcher): void {
    const row = findExecution(store, child);
    if (row !== undefined) tell(watcher, childOutcome(row, watcher.parsed, clock.now()));
  }

  return {
    add(child, watcher) {
      if (findExecution(store, child)?.status === 'RUNNING') {
        watchers.set(child, [...(watchers.get(child) ?? []), watcher]);
      } else {
        tellEnd(child, watcher);
      }
    },
    ended(arn) {
      for (const watcher of watchers.get(arn) ?? []) tellEnd(arn, watcher);
      watchers.delete(arn);
    },
  };
}
