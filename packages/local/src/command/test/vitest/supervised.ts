/** What every vitest configuration shares: no test is judged by the clock, and a supervisor gets its lines. */
import { fileURLToPath } from 'node:url';
import { linesVariable } from './append-line.ts';

/**
 * A test may take as long as the machine needs: `npm test` tells a stuck one by what was computed. Without `npm test`,
 * a person watches the run.
 */
const timeoutMs = 30 * 60_000;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Whether `npm run test:full` runs: a test asks `inject('everyCase')`. */
const everyCase = process.env.CGDX_EVERY_CASE === '1';

/** Files that `npm run test:full` runs: they take minutes, and what they promise is guarded by quicker ones. */
export const leftOut: readonly string[] = everyCase ? [] : ['**/*.full.test.ts'];

declare module 'vitest' {
  interface ProvidedContext {
    everyCase: boolean;
  }
}

export const supervised = {
  // Tests with many cases of one kind try a few of them.
  provide: { everyCase },
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
  expect: { poll: { timeout: timeoutMs, interval: 20 } },
  ...(process.env[linesVariable] && {
    runner: here('line-runner.ts'),
    reporters: [here('line-reporter.ts')],
  }),
};
