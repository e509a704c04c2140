/** Whose turn it is: what runs alone in a process waits until one is free, and no function keeps the others waiting. */
import type { NamedFunction } from '../lambda-function.ts';

export interface Turns {
  /** Resolves when `fn` may begin. */
  enter(fn: NamedFunction): Promise<void>;
  leave(fn: NamedFunction): void;
}

export interface TurnsOptions {
  /** That run alone, at a time. */
  readonly most: number;
  readonly cores: number;
}

/** Longer ones may not take every process: people wait for the others. */
const shortSeconds = 30;
/** Long work is mostly computing: more of it at a time would only take memory. */
const longPerCore = 2;

export function createTurns({ most, cores }: TurnsOptions): Turns {
  const running = new Map<string, number>();
  const waiting = new Map<string, { readonly fn: NamedFunction; readonly go: (() => void)[] }>();
  let all = 0;
  let long = 0;
  /** No function alone, nor all long ones together, gets more than its share. */
  const share = Math.max(1, Math.ceil(most / 2));
  const longShare = Math.max(1, Math.min(most - 1, longPerCore * cores));

  const runningOf = ({ name }: NamedFunction): number => running.get(name) ?? 0;
  const isLong = ({ timeoutSeconds }: NamedFunction): boolean => timeoutSeconds > shortSeconds;
  const hasRoom = (fn: NamedFunction): boolean =>
    all < most && runningOf(fn) < share && (!isLong(fn) || long < longShare);

  function count(fn: NamedFunction, change: 1 | -1): void {
    running.set(fn.name, runningOf(fn) + change);
    all += change;
    if (isLong(fn)) long += change;
  }

  /** The function that runs least; of several, the one whose first call waits longest. */
  function next(): NamedFunction | undefined {
    let found: NamedFunction | undefined;
    for (const { fn } of waiting.values()) {
      if (hasRoom(fn) && (found === undefined || runningOf(fn) < runningOf(found))) found = fn;
    }
    return found;
  }

  function dispatch(): void {
    for (let fn = next(); fn !== undefined; fn = next()) {
      const queue = waiting.get(fn.name);
      const go = queue?.go.shift();
      // Behind the others, as one that has just had its turn.
      waiting.delete(fn.name);
      if (queue !== undefined && queue.go.length > 0) waiting.set(fn.name, queue);
      count(fn, 1);
      go?.();
    }
  }

  return {
    enter: (fn) => {
      // What waits for others needs no process for itself.
      if (fn.isWaiting) return Promise.resolve();
      return new Promise((go) => {
        const queue = waiting.get(fn.name) ?? { fn, go: [] };
        queue.go.push(go);
        waiting.set(fn.name, queue);
        dispatch();
      });
    },
    leave: (fn) => {
      if (fn.isWaiting) return;
      count(fn, -1);
      dispatch();
    },
  };
}
