/** Reports the progress of a long step to the contribution's timeline, rarely enough to cost almost nothing. */
import type { Step, StepName } from '@cgdx/core/contribution/contribution.ts';
import { type ContributionKey, recordStep } from './contribution.ts';

const everyMs = 700;

type Progress = NonNullable<Step['progress']>;

/**
 * @returns `report`, which may be called at any rate, and `settle`, to be awaited after the work and before the
 * step records its end, so that no late report overwrites that end. `settle` returns the progress to record
 * with the end.
 */
export function progressOf(key: ContributionKey, step: StepName, unit: 'bytes' | 'records' | 'leaves') {
  // A step that ends before the first report would be due has nothing to report.
  let reportedAtMs = Date.now();
  let writing: Promise<void> = Promise.resolve();
  let total = 0;

  function write(done: number): void {
    // A lost report does no harm: the next one, or the step's end, replaces it.
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
