/** Appends lines to the file that a test run's supervisor reads. Imports little, since every worker loads this file. */
import { appendFileSync } from 'node:fs';
import type { Line } from './line.ts';

/** The variable with the path of that file; if it is not set, nothing is written. */
export const linesVariable = 'CGDX_TEST_LINES';
/** Set in the environment of everything that a worker's tests start: the worker's pid. */
export const workerVariable = 'CGDX_TEST_WORKER';

/** Writes the line with one call, so that the lines of several workers do not mix. */
export function appendLine(line: Line): void {
  const listener = process.env[linesVariable];
  if (listener !== undefined && listener !== '') appendFileSync(listener, `${JSON.stringify(line)}\n`);
}
