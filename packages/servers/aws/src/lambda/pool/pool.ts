/** Runs invocations in a bounded number of processes, in turn, and in loaded environments if possible. */
import { availableParallelism } from 'node:os';
import type { NamedFunction } from '../function/lambda-function.ts';
import { InitFailure, type Invocation } from './environment.ts';
import { createTurns } from './fair-queue.ts';
import { type HostsOptions, startHosts } from './hosts.ts';
import type { Outcome } from './outcome.ts';

export interface PoolOptions extends HostsOptions {
  /** The number of processes that run one invocation at a time, not counting the one shared by functions that wait. */
  readonly maxProcesses: number;
  readonly codeVersion: () => string;
}

export interface Pool {
  /**
   * Never throws: every failure is an outcome of the invocation. Calls `onStart` when the invocation starts. Never
   * resolves for an invocation that is cut off by stopping the pool, which must not count as the function's failure.
   */
  run(fn: NamedFunction, invocation: Invocation, onStart: () => void): Promise<Outcome>;
  /** Ends every process at once. */
  stop(): void;
}

export function startPool(options: PoolOptions): Pool {
  const turns = createTurns({ most: options.maxProcesses, cores: availableParallelism() });
  const hosts = startHosts(options);
  let isStopped = false;

  async function runOne(fn: NamedFunction, version: string, invocation: Invocation): Promise<Outcome> {
    try {
      const { environment, initMs, giveBack } = await hosts.lease(fn, version);
      const outcome = await environment.run(invocation);
      giveBack();
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

  return {
    run: async (fn, invocation, onStart) => {
      await turns.enter(fn);
      try {
        if (isStopped) return new Promise(() => {});
        onStart();
        const outcome = await runOne(fn, options.codeVersion(), invocation);
        return isStopped ? new Promise(() => {}) : outcome;
      } finally {
        turns.leave(fn);
      }
    },
    stop: () => {
      isStopped = true;
      hosts.stop();
    },
  };
}
