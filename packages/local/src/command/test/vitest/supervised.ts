/**
 * The common part of all vitest configurations: no test has a time limit, and a supervisor gets the lines of the run.
 */
import { fileURLToPath } from 'node:url';
import { linesVariable } from './append-line.ts';

/**
 * A test may take as long as the machine needs: `npm test` detects a stuck test by its CPU time. Without `npm test`, a
 * person watches the run.
 */
const timeoutMs = 30 * 60_000;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Whether `npm run test:full` runs; tests read it by `inject('everyCase')`. */
const everyCase = process.env.CGDX_EVERY_CASE === '1';

/** Files that only `npm run test:full` runs: they take minutes, and faster tests cover the same promises. */
export const leftOut: readonly string[] = everyCase ? [] : ['**/*.full.test.ts'];

declare module 'vitest' {
  interface ProvidedContext {
    everyCase: boolean;
  }
}

export const supervised = {
  // Tests with many cases of one kind try only a few of them.
  provide: { everyCase },
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
  expect: { poll: { timeout: timeoutMs, interval: 20 } },
  ...(process.env[linesVariable] && {
    runner: here('line-runner.ts'),
    reporters: [here('line-reporter.ts')],
  }),
};
