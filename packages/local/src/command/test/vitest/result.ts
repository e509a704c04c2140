/** The result of one group of checks, and the summary of all of them. */

export interface Failure {
  readonly title: string;
  /** The relevant part of the tool's output. */
  readonly output: string;
}

export interface Result {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Sentences for the output that say why something was skipped. */
  readonly notes?: readonly string[];
}

export const onePassed: Result = { passed: 1, skipped: 0, failures: [] };
export const oneSkipped = (note: string): Result => ({ passed: 0, skipped: 1, failures: [], notes: [note] });
export const oneFailed = (title: string, output: string): Result => ({
  passed: 0,
  skipped: 0,
  failures: [{ title, output }],
});

/** Returns the summary line, which programs may rely on. */
export function lastLine(results: readonly Result[]): string {
  const sum = (count: (result: Result) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const passed = sum((result) => result.passed);
  const failed = sum((result) => result.failures.length);
  const skipped = sum((result) => result.skipped);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
