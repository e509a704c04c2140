/** Summarizes the outcomes of many cases, for the last lines of output. */

import type { CaseReport } from './case/run-case.ts';
import type { MemoryUse } from './run-cases.ts';

export interface Summary {
  add(report: CaseReport): void;
  readonly cases: number;
  readonly failed: number;
  /** One failure of each kind. */
  readonly failures: readonly CaseReport[];
  /** The slowest first. */
  readonly slowest: readonly CaseReport[];
  /** Returns the number of cases for each outcome, most frequent first. */
  readonly outcomes: () => readonly (readonly [outcome: string, count: number])[];
}

const shownSlowest = 3;

/**
 * Returns a key that failures with the same cause share: where they were thrown, or the message without its numbers.
 */
function kindOf(failure: string): string {
  return /^ *at .*$/m.exec(failure)?.[0] ?? failure.replace(/\d+/g, '#').slice(0, 80);
}

export function createSummary(): Summary {
  const outcomes = new Map<string, number>();
  const failures = new Map<string, CaseReport>();
  let slowest: CaseReport[] = [];
  let cases = 0;
  return {
    add(report) {
      cases++;
      outcomes.set(report.outcome, (outcomes.get(report.outcome) ?? 0) + 1);
      const kind = kindOf(report.failure ?? '');
      if (report.failure !== undefined && !failures.has(kind)) failures.set(kind, report);
      const least = slowest.at(-1)?.cpuMs ?? 0;
      if (slowest.length < shownSlowest || report.cpuMs > least) {
        slowest = [...slowest, report].sort((a, b) => b.cpuMs - a.cpuMs).slice(0, shownSlowest);
      }
    },
    get cases() {
      return cases;
    },
    get failed() {
      return outcomes.get('failed') ?? 0;
    },
    get failures() {
      return [...failures.values()];
    },
    get slowest() {
      return slowest;
    },
    outcomes: () => [...outcomes].sort((a, b) => b[1] - a[1]),
  };
}

/** The largest growth after the first half of the cases; more is a leak. */
const largestHeapGrowthBytes = 16e6;

/** The limit of one process: less than half of what a step of the workflow may use. */
const largestPeakBytes = 768e6;

/** Returns the fault in the use of memory; undefined if there is none. */
export function judgeMemory({ peakBytes, heapGrowthBytes }: MemoryUse): string | undefined {
  if (heapGrowthBytes > largestHeapGrowthBytes)
    return `the heap grew by ${mega(heapGrowthBytes)} from case to case`;
  return peakBytes > largestPeakBytes ? `a process grew to ${mega(peakBytes)}` : undefined;
}

export const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
