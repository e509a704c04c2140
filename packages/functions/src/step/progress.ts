/** Tells the contribution's timeline how far a long step is, seldom enough to cost nothing. */
import type { StepName } from '@cgdx/core/contribution/contribution.ts';
import { type ContributionKey, recordStep } from '../store/contribution.ts';

const everyMs = 700;

/**
 * @returns `report`, to be called as often as one likes, and `settle`, to be awaited when the work has
 * ended and before the step writes its end: a late report must not overtake it
 */
export function progressOf(key: ContributionKey, step: StepName, unit: 'bytes' | 'records' | 'leaves') {
  let reportedAtMs = 0;
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
    settle(isWhole: boolean): Promise<void> {
      if (isWhole && total > 0) write(total);
      return writing;
    },
  };
}
