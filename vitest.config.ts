import { defineConfig } from 'vitest/config';
import { supervised } from './packages/local/src/test/vitest/supervised.ts';

/** No clock, no environment, no module that changes: one test file cannot disturb the next in the same process. */
const pure = ['packages/{core,privacy,samples,workflows}/src/**/*.test.ts'];

export default defineConfig({
  test: {
    ...supervised,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'contracts/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/e2e/**', ...pure],
        },
      },
    ],
  },
});
