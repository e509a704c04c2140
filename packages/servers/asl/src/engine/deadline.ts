/** Timers for the deadlines of executions and of their frames. */
import { deadlineOf, type Frame } from '../run/frame.ts';
import type { Run, Signal } from '../run/run.ts';
import type { Clock } from './clock.ts';
import type { LiveExecution } from './live-execution.ts';
import { createTimers } from './timer.ts';

export interface Deadlines {
  /** Sets or replaces a frame's timer; removes it if the frame has no deadline. */
  set(live: LiveExecution, frame: Frame): void;
  setTimeout(live: LiveExecution): void;
  drop(run: Run, frameId: number): void;
  dropAll(run: Run): void;
  clear(): void;
}

const nothing = (): void => undefined;

export function createDeadlines(
  clock: Clock,
  post: (live: LiveExecution, signal: Signal) => void,
): Deadlines {
  const timers = createTimers(clock);
  const keyOf = (run: Run, frameId: number): string => `${run.id}/${frameId}`;
  return {
    set(live, frame) {
      const signal: Signal = { kind: 'timer', frame: frame.id };
      timers.set(keyOf(live.run, frame.id), deadlineOf(frame), () => post(live, signal));
    },
    setTimeout(live) {
      timers.set(`${live.run.id}`, live.run.timeoutAt, () => post(live, { kind: 'expired' }));
    },
    drop(run, frameId) {
      timers.set(keyOf(run, frameId), undefined, nothing);
    },
    dropAll(run) {
      for (const id of run.frames.keys()) timers.set(keyOf(run, id), undefined, nothing);
      timers.set(`${run.id}`, undefined, nothing);
    },
    clear: timers.clear,
  };
}
