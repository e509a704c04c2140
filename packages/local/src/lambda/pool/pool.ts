/** Shares a bounded number of processes among all functions: warm ones first, new ones while there is room, else in turn. */
import { availableParallelism } from 'node:os';
import type { NamedFunction } from '../lambda-function.ts';
import { createEnvironment, type Environment, InitFailure, type Invocation } from './environment.ts';
import type { Outcome } from './outcome.ts';
import { type RuntimeProcess, startRuntimeProcess } from './runtime-process.ts';

export interface PoolOptions {
  /** Environments at a time, not counting one that waits without a function. */
  readonly maxProcesses: number;
  readonly preload: readonly string[];
  /** The process that waits without a function suits functions of this size. */
  readonly spareMemoryMb: number;
  readonly pidDirectory: string;
  /** Environments are given back after so long without work. */
  readonly idleMs: number;
  readonly codeVersion: () => Promise<string>;
  readonly logFile: (functionName: string) => string;
}

export interface Pool {
  /**
   * Never throws: whatever goes wrong is the invocation's outcome. `onStart` is called when its turn has come.
   * What the pool's own end cuts off has no outcome at all: nobody must take it for the function's failure.
   */
  run(fn: NamedFunction, invocation: Invocation, onStart: () => void): Promise<Outcome>;
  /** Ends every process at once. */
  stop(): void;
}

interface Held {
  readonly environment: Environment;
  readonly functionName: string;
  readonly version: string;
  idleSince: number;
}

interface Waiting {
  readonly fn: NamedFunction;
  readonly version: string;
  readonly go: () => void;
}

/** Longer ones may not take every process: people wait for the others. */
const SHORT_SECONDS = 30;
/** Long work is mostly computing: more of it at a time would only take memory. */
const LONG_PER_CORE = 2;
const cores = availableParallelism();
const RETIRE_EVERY_MS = 5_000;

export function startPool(options: PoolOptions): Pool {
  const idle: Held[] = [];
  const busy = new Map<NamedFunction, number>();
  const running = new Set<Environment>();
  let waiting: Waiting[] = [];
  let spare: RuntimeProcess | undefined;
  let isStopped = false;
  /** No function alone, nor all long ones together, gets more than its share. */
  const share = Math.max(1, Math.ceil(options.maxProcesses / 2));
  const longShare = Math.max(1, Math.min(Math.ceil((options.maxProcesses * 2) / 3), LONG_PER_CORE * cores));

  const countBusy = (which: (fn: NamedFunction) => boolean): number =>
    [...busy].reduce((sum, [fn, count]) => (which(fn) ? sum + count : sum), 0);
  const isLong = (fn: NamedFunction): boolean => fn.timeoutSeconds > SHORT_SECONDS;

  function hasRoom(fn: NamedFunction): boolean {
    if (countBusy(() => true) >= options.maxProcesses) return false;
    if (countBusy(({ name }) => name === fn.name) >= share) return false;
    return !isLong(fn) || countBusy(isLong) < longShare;
  }

  function keepSpare(): void {
    if (isStopped || spare?.isAlive()) return;
    spare = startRuntimeProcess(options, options.spareMemoryMb);
  }

  function takeProcess({ memoryMb }: NamedFunction): RuntimeProcess {
    if (memoryMb !== options.spareMemoryMb || !spare?.isAlive()) {
      return startRuntimeProcess(options, memoryMb);
    }
    const taken = spare;
    spare = undefined;
    // the next spare must not compete with the one that is needed now
    setTimeout(keepSpare, 250).unref();
    return taken;
  }

  /** Warm, or undefined; those that run old code are ended on the way. */
  function takeIdle(functionName: string, version: string): Held | undefined {
    for (const held of [...idle].reverse()) {
      const isUsable = held.environment.isAlive() && held.version === version;
      if (isUsable && held.functionName !== functionName) continue;
      idle.splice(idle.indexOf(held), 1);
      if (isUsable) return held;
      held.environment.end();
    }
    return undefined;
  }

  async function acquire(fn: NamedFunction, version: string): Promise<{ held: Held; initMs?: number }> {
    const warm = takeIdle(fn.name, version);
    if (warm) return { held: warm };
    if (idle.length + countBusy(() => true) > options.maxProcesses) idle.shift()?.environment.end();
    const startedAt = performance.now();
    const environment = await createEnvironment(fn, takeProcess(fn), options.logFile(fn.name));
    const held = { environment, functionName: fn.name, version, idleSince: 0 };
    return { held, initMs: performance.now() - startedAt };
  }

  async function runOne(fn: NamedFunction, version: string, invocation: Invocation): Promise<Outcome> {
    try {
      const { held, initMs } = await acquire(fn, version);
      running.add(held.environment);
      const outcome = await held.environment.run(invocation);
      running.delete(held.environment);
      held.idleSince = performance.now();
      if (held.environment.isAlive() && !isStopped) idle.push(held);
      else held.environment.end();
      return { ...outcome, initMs };
    } catch (error) {
      const spent = { durationMs: 0, usedBytes: 0, initMs: undefined };
      const payload =
        error instanceof InitFailure
          ? error.payload
          : { errorType: 'Runtime.Unknown', errorMessage: String(error) };
      return { kind: 'failed', error: payload, logLine: JSON.stringify(payload), ...spent };
    }
  }

  function dispatch(): void {
    const still: Waiting[] = [];
    for (const each of waiting) {
      if (!hasRoom(each.fn)) {
        still.push(each);
        continue;
      }
      busy.set(each.fn, (busy.get(each.fn) ?? 0) + 1);
      each.go();
    }
    waiting = still;
  }

  const retire = setInterval(() => {
    const before = performance.now() - options.idleMs;
    while (idle[0] && idle[0].idleSince < before) idle.shift()?.environment.end();
  }, RETIRE_EVERY_MS);
  retire.unref();
  keepSpare();

  return {
    run: async (fn, invocation, onStart) => {
      const version = await options.codeVersion();
      await new Promise<void>((go) => {
        waiting.push({ fn, version, go });
        dispatch();
      });
      onStart();
      const outcome = await runOne(fn, version, invocation);
      if (isStopped) return new Promise(() => {});
      busy.set(fn, (busy.get(fn) ?? 1) - 1);
      dispatch();
      return outcome;
    },
    stop: () => {
      isStopped = true;
      clearInterval(retire);
      spare?.kill();
      for (const { environment } of idle.splice(0)) environment.end();
      for (const environment of running) environment.end();
    },
  };
}
