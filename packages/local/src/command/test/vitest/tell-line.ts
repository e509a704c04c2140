/** Writes lines for the supervisor of a run. Imports nothing that a worker would have to load for it. */
import { appendFileSync } from 'node:fs';
import type { Line } from './line.ts';

/** Names the file that lines are appended to; if it is not set, nobody reads them. */
export const linesVariable = 'CGDX_TEST_LINES';
/** Set for everything that a worker's tests start: the worker's pid. */
export const workerVariable = 'CGDX_TEST_WORKER';

/** Writes the line in one piece, so that the lines of several workers do not mix. */
export function tellLine(line: Line): void {
  const listener = process.env[linesVariable];
  if (listener !== undefined && listener !== '') appendFileSync(listener, `${JSON.stringify(line)}\n`);
}
