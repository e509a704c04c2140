/** Tells the contribution's timeline how far a long step is, seldom enough to cost nothing. */
import type { Step, StepName } from '@cgdx/core/contribution/contribution.ts';
import { type ContributionKey, recordStep } from '../store/contribution.ts';

const everyMs = 700;

type Progress = NonNullable<Step['progress']>;

/**
 * @returns `report`, to be called as often as one likes, and `settle`, to be awaited when the work has ended and before
 * the step writes its end: a late report must not overtake it. It gives the progress to write with that end.
 */
export function progressOf(key: ContributionKey, step: StepName, unit: 'bytes' | 'records' | 'leaves') {
  // A step that is over before it would be looked at has nothing to report.
  let reportedAtMs = Date.now();
  let writing: Promise<void> = Promise.resolve();
  let total = 0;

  function write(done: number): void {
    // A lost report harms nobody: the next one, or the step's end, stands in for it.
    writing = writing.then(() =>
      recordStep(key, step, { progress: { done, total, unit } }).catch(() => undefined),
    );
  }

  return {
    report(done: number, of: number): void {
      total = of;
      const nowMs = Date.now();
      if (nowMs - reportedAtMs < everyMs) return;
      reportedAtMs = nowMs;
      write(done);
    },
    async settle(): Promise<Progress | undefined> {
      await writing;
      return total > 0 ? { done: total, total, unit } : undefined;
    },
  };
}
