/** Runs executions: queues their signals, commits every decision, and carries out its effects. */

import type { Integrations } from '../integration/integration.ts';
import { isLive, type Signal } from '../run/run.ts';
import type { Step } from '../run/step.ts';
import { commitTo } from '../store/commit.ts';
import {
  type ExecutionRow,
  findExecution,
  findExecutionById,
  runningExecutionIds,
} from '../store/execution.ts';
import { loadRun } from '../store/run.ts';
import { createChildWatch } from './child-watch.ts';
import { createDeadlines } from './deadline.ts';
import { type DecideOptions, decide } from './decide.ts';
import { createEffects } from './effect.ts';
import type { LiveExecution } from './live-execution.ts';
import { createSignalQueue } from './signal-queue.ts';

export interface EngineOptions extends DecideOptions {
  readonly integrations: Integrations;
  /** Gets bugs of the interpreter; the affected execution fails. */
  readonly onBug: (error: unknown) => void;
}

export interface Engine {
  /** Starts or continues an execution whose rows are in the store. */
  begin(id: number): void;
  /** Continues every execution that was running. */
  resume(): void;
  /** Resolves after the signal was handled and committed. */
  send(executionId: number, signal: Signal): Promise<void>;
  /** Returns false if the task no longer waits. */
  isWaiting(executionId: number, frame: number, attempt: number): boolean;
  /** Stops a running execution; does nothing to one that has ended. */
  stop(executionId: number, failure: { error?: string; cause?: string }): Promise<void>;
  /** Makes no calls, timers or commits from now on. The next engine continues running executions. */
  close(): void;
}

export function createEngine(options: EngineOptions): Engine {
  const { store, integrations, clock, onBug } = options;
  const commit = commitTo(store);
  const lives = new Map<number, LiveExecution>();
  const queue = createSignalQueue({
    decide: ({ run }, signal) => decide(options, run, signal),
    commit: tryCommit,
    follow,
  });
  const deadlines = createDeadlines(clock, queue.post);
  const children = createChildWatch(store, clock, ({ execution, frame, attempt }, outcome) =>
    postTo(execution, { kind: 'answered', frame, attempt, outcome }),
  );

  const effects = createEffects({ integrations, queue, deadlines, children, stopChild, onBug });

  function postTo(executionId: number, signal: Signal): void {
    const live = lives.get(executionId);
    if (live !== undefined) queue.post(live, signal);
  }

  /**
   * Commits a step. If the step cannot be written, it did not happen: the execution waits until the service starts
   * again.
   */
  function tryCommit(live: LiveExecution, step: Step): boolean {
    try {
      commit(step);
      return true;
    } catch (error) {
      onBug(error);
      live.run.ended = true;
      retire(live);
      return false;
    }
  }

  /**
   * Carries out a commit's effects: joins first, then other signals in order, calls, timers, and the report of the end.
   */
  function follow(live: LiveExecution, step: Step): void {
    const { run } = live;
    const isUrgent = ({ kind }: Signal): boolean => kind === 'joined' || kind === 'broke';
    run.signals.unshift(...step.signals.filter(isUrgent));
    run.signals.push(...step.signals.filter((signal) => !isUrgent(signal)));
    for (const effect of step.effects) effects.begin(live, effect);
    for (const id of step.removed) {
      deadlines.drop(run, id);
      run.calls.delete(id);
    }
    if (run.ended) {
      retire(live);
      return;
    }
    for (const frame of step.saved) deadlines.set(live, frame);
    if (step.revived) deadlines.setTimeout(live);
  }

  function retire({ run, waiting }: LiveExecution): void {
    deadlines.dropAll(run);
    for (const call of run.calls.values()) call.abort();
    lives.delete(run.id);
    for (const done of waiting.values()) done();
    children.ended(run.arn);
  }

  function stopChild(arn: string): void {
    const row = findExecution(store, arn);
    if (row?.status === 'RUNNING') postTo(row.id, { kind: 'stopped', failure: {} });
  }

  function load(row: ExecutionRow): LiveExecution {
    const live: LiveExecution = { run: loadRun(store, row), waiting: new Map() };
    lives.set(row.id, live);
    return live;
  }

  function send(executionId: number, signal: Signal): Promise<void> {
    const row = findExecutionById(store, executionId);
    const live = lives.get(executionId) ?? (row === undefined ? undefined : load(row));
    if (live === undefined) return Promise.resolve();
    if (signal.kind === 'redriven') live.run.ended = false;
    return queue.send(live, signal);
  }

  return {
    begin(id) {
      const row = findExecutionById(store, id);
      if (row !== undefined && !lives.has(id)) effects.resume(load(row));
    },
    resume() {
      const rows = runningExecutionIds(store).map((id) => findExecutionById(store, id));
      const found = rows.filter((row) => row !== undefined).map(load);
      for (const live of found) effects.resume(live);
    },
    send,
    isWaiting(executionId, frameId, attempt) {
      const live = lives.get(executionId);
      const frame = live?.run.frames.get(frameId);
      if (live === undefined || frame?.activity.kind !== 'task') return false;
      return frame.activity.attempt === attempt && isLive(live.run, frame);
    },
    async stop(executionId, failure) {
      if (lives.has(executionId)) await send(executionId, { kind: 'stopped', failure });
    },
    close() {
      queue.close();
      deadlines.clear();
      for (const { run } of lives.values()) for (const controller of run.calls.values()) controller.abort();
      lives.clear();
    },
  };
}
