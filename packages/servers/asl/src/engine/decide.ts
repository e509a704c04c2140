/** Decides what a signal changes in an execution, without writing anything. */

import type { Run, Signal } from '../run/run.ts';
import { endExecution, HistoryFull, type Step } from '../run/step.ts';
import { applySignal } from '../state/apply-signal.ts';
import type { Store } from '../store/open.ts';
import { readResults } from '../store/run.ts';
import type { Clock } from './clock.ts';

export interface DecideOptions {
  readonly store: Store;
  readonly region: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly onBug: (error: unknown) => void;
}

function newStep({ store, clock, region, random }: DecideOptions, run: Run): Step {
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

function failExecution(step: Step, cause: string, previous: number): Step {
  endExecution(step, { status: 'FAILED', failure: { error: 'States.Runtime', cause } }, previous);
  return step;
}

/** @returns the step to commit. If the interpreter fails or the history is full, the step ends the execution. */
export async function decide(options: DecideOptions, run: Run, signal: Signal): Promise<Step> {
  const before = { nextEvent: run.nextEvent, nextFrame: run.nextFrame };
  const step = newStep(options, run);
  try {
    await applySignal(step, signal);
    return step;
  } catch (error) {
    if (error instanceof HistoryFull) {
      const cause = 'The execution reached the maximum number of history events (25000).';
      return failExecution(step, cause, run.nextEvent - 1);
    }
    options.onBug(error);
    Object.assign(run, before);
    const cause = `The interpreter failed: ${error instanceof Error ? error.message : String(error)}`;
    return failExecution(newStep(options, run), cause, before.nextEvent - 1);
  }
}
