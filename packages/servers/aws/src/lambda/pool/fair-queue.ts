/** Decides which invocation starts next when a process is free, so that no function makes the others wait. */
import type { NamedFunction } from '../function/lambda-function.ts';

export interface Turns {
  /** Resolves when `fn` may start. */
  enter(fn: NamedFunction): Promise<void>;
  leave(fn: NamedFunction): void;
}

export interface TurnsOptions {
  /** The number of invocations that may run concurrently. */
  readonly most: number;
  readonly cores: number;
}

/** Functions with a longer timeout may not take every process, since people wait for the short ones. */
const shortSeconds = 30;
/** Long functions mostly compute: running more of them concurrently would only take memory. */
const longPerCore = 2;

export function createTurns({ most, cores }: TurnsOptions): Turns {
  const running = new Map<string, number>();
  const waiting = new Map<string, { readonly fn: NamedFunction; readonly go: (() => void)[] }>();
  let all = 0;
  let long = 0;
  /** The largest number of invocations of one function. */
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

  /** Returns the function with the fewest running invocations; among several, the one that has waited longest. */
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
      // The function moves to the end of the queue, as it has just had its turn.
      waiting.delete(fn.name);
      if (queue !== undefined && queue.go.length > 0) waiting.set(fn.name, queue);
      count(fn, 1);
      go?.();
    }
  }

  return {
    enter: (fn) => {
      // A function that mostly waits needs no process of its own.
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
