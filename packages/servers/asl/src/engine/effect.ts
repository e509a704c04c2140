/**
 * Carries out a step's effects outside the store: calls of tasks, watches on child executions, notices of their ends.
 */
import type { Integrations } from '../integration/integration.ts';
import type { Effect } from '../run/step.ts';
import { type ChildWatch, watcherOf } from './child-watch.ts';
import type { Deadlines } from './deadline.ts';
import { invokeTask } from './invoke.ts';
import type { LiveExecution } from './live-execution.ts';
import { resumptionOf } from './resume.ts';
import type { SignalQueue } from './signal-queue.ts';

export interface EffectOptions {
  readonly integrations: Integrations;
  readonly queue: SignalQueue;
  readonly deadlines: Deadlines;
  readonly children: ChildWatch;
  readonly stopChild: (arn: string) => void;
  readonly onBug: (error: unknown) => void;
}

export interface Effects {
  begin(live: LiveExecution, effect: Effect): void;
  /** Restarts the pending work of a loaded execution's frames. */
  resume(live: LiveExecution): void;
}

export function createEffects(options: EffectOptions): Effects {
  const { integrations, queue, deadlines, children, stopChild, onBug } = options;

  function call(live: LiveExecution, frameId: number, attempt: number): void {
    const { run } = live;
    const frame = run.frames.get(frameId);
    if (run.ended || frame === undefined) return;
    const controller = new AbortController();
    run.calls.set(frameId, controller);
    void invokeTask(run, frame, integrations, controller.signal).then((outcome) => {
      if (run.calls.get(frameId) === controller) run.calls.delete(frameId);
      queue.post(live, { kind: 'settled', frame: frameId, attempt, outcome });
    }, onBug);
  }

  function watch({ run }: LiveExecution, child: string, frameId: number, attempt: number): void {
    const watcher = watcherOf(run, frameId, attempt);
    if (watcher !== undefined) children.add(child, watcher);
  }

  return {
    begin(live, effect) {
      switch (effect.kind) {
        case 'invoke':
          call(live, effect.frame, effect.attempt);
          break;
        case 'abort':
          live.run.calls.get(effect.frame)?.abort();
          break;
        case 'watch':
          watch(live, effect.child, effect.frame, effect.attempt);
          break;
        case 'stop-child':
          stopChild(effect.child);
          break;
        default:
          effect satisfies never;
      }
    },
    resume(live) {
      const { run } = live;
      deadlines.setTimeout(live);
      for (const frame of run.frames.values()) {
        const resumption = resumptionOf(run, frame);
        if (resumption === undefined) continue;
        if (frame.failure === undefined) deadlines.set(live, frame);
        if (resumption.kind === 'signal') queue.post(live, resumption.signal);
        else if (resumption.kind === 'call') call(live, frame.id, resumption.attempt);
        else if (resumption.kind === 'watch') watch(live, resumption.child, frame.id, resumption.attempt);
      }
    },
  };
}
