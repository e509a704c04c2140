/** Handles the signals of each execution one at a time: decides, commits, then carries out the effects. */
import type { Signal } from '../run/run.ts';
import type { Step } from '../run/step.ts';
import type { LiveExecution } from './live-execution.ts';

export interface SignalQueueOptions {
  readonly decide: (live: LiveExecution, signal: Signal) => Promise<Step>;
  /** Returns false if the step could not be written; the step then did not happen. */
  readonly commit: (live: LiveExecution, step: Step) => boolean;
  /** Carries out a commit's effects. */
  readonly follow: (live: LiveExecution, step: Step) => void;
}

export interface SignalQueue {
  /** Queues a signal; ignores one for an execution that has ended. */
  post(live: LiveExecution, signal: Signal): void;
  /** Resolves after the signal was handled and committed. */
  send(live: LiveExecution, signal: Signal): Promise<void>;
  /** Commits nothing from now on. */
  close(): void;
}

/** The longest time for which executions may block the event loop, not counting a single decision. */
const sliceMs = 5;

export function createSignalQueue({ decide, commit, follow }: SignalQueueOptions): SignalQueue {
  let closed = false;
  let sliceStart = performance.now();

  /** Lets requests and timers run in between; a chain of decisions alone would never leave the microtask queue. */
  async function breathe(): Promise<void> {
    if (performance.now() - sliceStart < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    sliceStart = performance.now();
  }

  async function drain(live: LiveExecution): Promise<void> {
    const { run, waiting } = live;
    if (run.draining) return;
    run.draining = true;
    for (let signal = run.signals.shift(); signal !== undefined && !closed; signal = run.signals.shift()) {
      if (!run.ended) {
        const step = await decide(live, signal);
        if (closed || !commit(live, step)) break;
        follow(live, step);
      }
      waiting.get(signal)?.();
      waiting.delete(signal);
      await breathe();
    }
    run.draining = false;
  }

  return {
    post(live, signal) {
      if (closed || live.run.ended) return;
      live.run.signals.push(signal);
      void drain(live);
    },
    send(live, signal) {
      return new Promise((resolve) => {
        live.waiting.set(signal, resolve);
        live.run.signals.push(signal);
        void drain(live);
      });
    },
    close() {
      closed = true;
    },
  };
}
