/** Runs executions: queues what happens to each, commits every decision, and does what follows from it. */

import { parseResource } from '../definition/resource.ts';
import type { Integrations } from '../integration/integration.ts';
import { deadlineOf } from '../run/frame.ts';
import { handle } from '../run/handle.ts';
import { isLive, parentOf, type Run, type Signal, stateOf } from '../run/run.ts';
import { type Effect, endExecution, HistoryFull, type Step } from '../run/step.ts';
import { commitTo } from '../store/commit.ts';
import {
  type ExecutionRow,
  findExecution,
  findExecutionById,
  runningExecutionIds,
} from '../store/execution.ts';
import type { Store } from '../store/open.ts';
import { loadRun, readResults } from '../store/run.ts';
import { childOutcome } from './child.ts';
import type { Clock } from './clock.ts';
import { invokeTask } from './invoke.ts';
import { createTimers } from './timer.ts';

export interface EngineOptions {
  readonly store: Store;
  readonly integrations: Integrations;
  readonly region: string;
  readonly clock: Clock;
  readonly random: () => number;
  /** Told about what must never happen: a bug of the interpreter. The execution it happened to has failed. */
  readonly onBug: (error: unknown) => void;
}

export interface Engine {
  /** Begins or goes on with an execution whose rows are in the store. */
  begin(id: number): void;
  /** Goes on with every execution that was running. */
  resume(): void;
  /** Answers after the signal was handled and committed. */
  send(executionId: number, signal: Signal): Promise<void>;
  /** False where the task no longer waits. */
  isWaiting(executionId: number, frame: number, attempt: number): boolean;
  /** Stops a running execution; nothing happens to one that has ended. */
  stop(executionId: number, failure: { error?: string; cause?: string }): Promise<void>;
  /** No call, timer or commit happens afterwards. What was running goes on with the next engine. */
  close(): void;
}

/** Longest time that executions hold up everything else in the process, one decision aside. */
const sliceMs = 5;

interface Live {
  readonly run: Run;
  /** Callers that wait for a signal to be committed. */
  readonly waiting: Map<Signal, () => void>;
}

export function createEngine(options: EngineOptions): Engine {
  const { store, integrations, clock, region, random, onBug } = options;
  const commit = commitTo(store);
  const timers = createTimers(clock);
  const lives = new Map<number, Live>();
  /** Child ARN -> tasks that wait for its end. */
  const watchers = new Map<string, Array<{ execution: number; frame: number; attempt: number }>>();
  let closed = false;
  let sliceStart = performance.now();

  function post(live: Live, signal: Signal): void {
    if (closed || live.run.ended) return;
    live.run.signals.push(signal);
    void drain(live);
  }

  function postTo(executionId: number, signal: Signal): void {
    const live = lives.get(executionId);
    if (live !== undefined) post(live, signal);
  }

  function newStep(run: Run): Step {
    const step: Step = {
      run,
      now: clock.now(),
      region,
      random,
      events: [],
      saved: new Set(),
      removed: new Set(),
      items: new Map(),
      results: [],
      cleared: new Set(),
      tokens: [],
      signals: [],
      effects: [],
      origins: new Map(),
      readResults(frame) {
        const found = readResults(store, run.id, frame);
        for (const result of step.results) if (result.frame === frame) found.set(result.slot, result.output);
        return [...found].sort(([a], [b]) => a - b).map(([, output]) => output);
      },
      ending: undefined,
      revived: false,
    };
    return step;
  }

  /** Decides what a signal does; a bug or a full history ends the execution instead. */
  async function decide(run: Run, signal: Signal): Promise<Step> {
    const before = { nextEvent: run.nextEvent, nextFrame: run.nextFrame };
    const step = newStep(run);
    try {
      await handle(step, signal);
      return step;
    } catch (error) {
      if (error instanceof HistoryFull) {
        const cause = 'The execution reached the maximum number of history events (25000).';
        endExecution(
          step,
          { status: 'FAILED', failure: { error: 'States.Runtime', cause } },
          run.nextEvent - 1,
        );
        return step;
      }
      onBug(error);
      Object.assign(run, before);
      const last = newStep(run);
      const cause = `The interpreter failed: ${error instanceof Error ? error.message : String(error)}`;
      endExecution(
        last,
        { status: 'FAILED', failure: { error: 'States.Runtime', cause } },
        before.nextEvent - 1,
      );
      return last;
    }
  }

  /** A step that cannot be written did not happen: the execution rests until the next start of the service. */
  function tryCommit(live: Live, step: Step): boolean {
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

  /** Lets requests and timers in between: a chain of decisions alone would never leave the microtask queue. */
  async function breathe(): Promise<void> {
    if (performance.now() - sliceStart < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    sliceStart = performance.now();
  }

  async function drain(live: Live): Promise<void> {
    const { run, waiting } = live;
    if (run.draining) return;
    run.draining = true;
    for (let signal = run.signals.shift(); signal !== undefined && !closed; signal = run.signals.shift()) {
      if (!run.ended) {
        const step = await decide(run, signal);
        if (closed) break;
        if (!tryCommit(live, step)) break;
        follow(live, step);
      }
      waiting.get(signal)?.();
      waiting.delete(signal);
      await breathe();
    }
    run.draining = false;
  }

  /** What comes after a commit: joins first, other signals in their order, calls, timers, and the news of an end. */
  function follow(live: Live, step: Step): void {
    const { run } = live;
    const urgent = step.signals.filter(({ kind }) => kind === 'joined' || kind === 'broke');
    const usual = step.signals.filter(({ kind }) => kind !== 'joined' && kind !== 'broke');
    run.signals.unshift(...urgent);
    run.signals.push(...usual);
    for (const effect of step.effects) applyEffect(live, effect);
    for (const id of step.removed) {
      timers.set(`${run.id}/${id}`, undefined, () => undefined);
      run.calls.delete(id);
    }
    if (run.ended) retire(live);
    else armTimers(live, step);
  }

  function armTimers(live: Live, step: Step): void {
    const { run } = live;
    for (const frame of step.saved) {
      timers.set(`${run.id}/${frame.id}`, deadlineOf(frame), () =>
        post(live, { kind: 'timer', frame: frame.id }),
      );
    }
    if (step.revived) armDeadline(live);
  }

  function armDeadline(live: Live): void {
    timers.set(`${live.run.id}`, live.run.timeoutAt, () => post(live, { kind: 'expired' }));
  }

  function retire(live: Live): void {
    const { run, waiting } = live;
    for (const frame of run.frames.values()) timers.set(`${run.id}/${frame.id}`, undefined, () => undefined);
    timers.set(`${run.id}`, undefined, () => undefined);
    for (const call of run.calls.values()) call.abort();
    lives.delete(run.id);
    for (const done of waiting.values()) done();
    for (const watcher of watchers.get(run.arn) ?? []) tellWatcher(run.arn, watcher);
    watchers.delete(run.arn);
  }

  function applyEffect(live: Live, effect: Effect): void {
    const { run } = live;
    switch (effect.kind) {
      case 'invoke':
        call(live, effect.frame, effect.attempt);
        break;
      case 'abort':
        run.calls.get(effect.frame)?.abort();
        break;
      case 'watch':
        watch(effect.child, { execution: run.id, frame: effect.frame, attempt: effect.attempt });
        break;
      case 'stop-child':
        stopChild(effect.child);
        break;
      default:
        effect satisfies never;
    }
  }

  function call(live: Live, frameId: number, attempt: number): void {
    const { run } = live;
    const frame = run.frames.get(frameId);
    if (run.ended || frame === undefined) return;
    const controller = new AbortController();
    run.calls.set(frameId, controller);
    void invokeTask(run, frame, integrations, controller.signal).then((outcome) => {
      if (run.calls.get(frameId) === controller) run.calls.delete(frameId);
      post(live, { kind: 'settled', frame: frameId, attempt, outcome });
    }, onBug);
  }

  function watch(child: string, watcher: { execution: number; frame: number; attempt: number }): void {
    if (findExecution(store, child)?.status !== 'RUNNING') {
      tellWatcher(child, watcher);
      return;
    }
    watchers.set(child, [...(watchers.get(child) ?? []), watcher]);
  }

  function tellWatcher(child: string, watcher: { execution: number; frame: number; attempt: number }): void {
    const row = findExecution(store, child);
    const live = lives.get(watcher.execution);
    const frame = live?.run.frames.get(watcher.frame);
    if (row === undefined || live === undefined || frame === undefined) return;
    const state = stateOf(live.run, frame);
    const resource = state.Type === 'Task' ? parseResource(state.Resource) : undefined;
    const parsed = resource?.kind === 'service' && resource.pattern === 'sync:2';
    const outcome = childOutcome(row, parsed, clock.now());
    post(live, { kind: 'answered', frame: watcher.frame, attempt: watcher.attempt, outcome });
  }

  function stopChild(arn: string): void {
    const row = findExecution(store, arn);
    if (row?.status === 'RUNNING') postTo(row.id, { kind: 'stopped', failure: {} });
  }

  function load(row: ExecutionRow): Live {
    const live: Live = { run: loadRun(store, row), waiting: new Map() };
    lives.set(row.id, live);
    return live;
  }

  /** Puts back into motion what the frames say they were doing. */
  function wake(live: Live): void {
    const { run } = live;
    armDeadline(live);
    for (const frame of run.frames.values()) {
      const parent = parentOf(run, frame);
      if (frame.failure !== undefined) {
        if (parent !== undefined && isLive(run, parent)) post(live, { kind: 'broke', frame: frame.id });
        continue;
      }
      if (!isLive(run, frame)) continue;
      const { activity } = frame;
      timers.set(`${run.id}/${frame.id}`, deadlineOf(frame), () =>
        post(live, { kind: 'timer', frame: frame.id }),
      );
      if (activity.kind === 'enter' || activity.kind === 'redo')
        post(live, { kind: 'advance', frame: frame.id });
      else if (activity.kind === 'done') post(live, { kind: 'joined', frame: frame.id });
      else if (activity.kind === 'task' && activity.step === 'scheduled') {
        post(live, { kind: 'start', frame: frame.id, attempt: activity.attempt });
      } else if (activity.kind === 'task' && activity.step === 'started') {
        call(live, frame.id, activity.attempt);
      } else if (activity.kind === 'task' && activity.child !== undefined) {
        watch(activity.child, { execution: run.id, frame: frame.id, attempt: activity.attempt });
      }
    }
  }

  function begin(id: number): void {
    const row = findExecutionById(store, id);
    if (row !== undefined && !lives.has(id)) wake(load(row));
  }

  function send(executionId: number, signal: Signal): Promise<void> {
    const row = findExecutionById(store, executionId);
    const live = lives.get(executionId) ?? (row === undefined ? undefined : load(row));
    if (live === undefined) return Promise.resolve();
    if (signal.kind === 'redriven') live.run.ended = false;
    return new Promise((resolve) => {
      live.waiting.set(signal, resolve);
      live.run.signals.push(signal);
      void drain(live);
    });
  }

  return {
    begin,
    resume() {
      const rows = runningExecutionIds(store).map((id) => findExecutionById(store, id));
      const found = rows.filter((row) => row !== undefined).map(load);
      for (const live of found) wake(live);
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
      closed = true;
      timers.clear();
      for (const { run } of lives.values()) for (const controller of run.calls.values()) controller.abort();
      lives.clear();
    },
  };
}
