/** Merges observations of units incrementally, so that an export of ten thousand files needs no more memory than one of ten. */
import type { ExportFiles, UnitObservation } from '../contract/export-reader.ts';

/** How many observations are merged at once, which is cheaper than one by one; more would only take more memory. */
const mergedAtOnce = 32;

export interface Fold {
  /** Must be called in the order of the units. */
  add(observation: UnitObservation): void;
  finish(): {
    readonly unitCounts: Record<string, number>[];
    readonly observation: UnitObservation;
  };
}

export function createFold(files: Pick<ExportFiles, 'merge'>): Fold {
  const unitCounts: Record<string, number>[] = [];
  let held: UnitObservation[] = [];
  return {
    add(observation) {
      unitCounts.push(observation.recordCounts);
      held.push(observation);
      if (held.length > mergedAtOnce) held = [files.merge(held)];
    },
    finish: () => ({ unitCounts, observation: files.merge(held) }),
  };
}
