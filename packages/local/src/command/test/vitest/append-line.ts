/** Appends lines to the file that the supervisor of a test run reads. Imports little, since every worker loads this file. */
import { appendFileSync } from 'node:fs';
import type { Line } from './line.ts';

/** Names the file that lines are appended to; if it is not set, nobody reads them. */
export const linesVariable = 'CGDX_TEST_LINES';
/** Set for everything that a worker's tests start: the worker's pid. */
export const workerVariable = 'CGDX_TEST_WORKER';

/** Writes the line in one piece, so that the lines of several workers do not mix. */
export function appendLine(line: Line): void {
  const listener = process.env[linesVariable];
  if (listener !== undefined && listener !== '') appendFileSync(listener, `${JSON.stringify(line)}\n`);
}
