import { defineConfig } from 'vitest/config';
import { supervised } from './packages/local/src/test/vitest/supervised.ts';

/** No clock, no environment, no module that changes: one test file cannot disturb the next in the same process. */
const pure = ['packages/{asl,core,privacy,samples,web,workflows}/src/**/*.test.{ts,tsx}'];

/** What reads and writes archives, once more over what browsers have in place of Node's own. */
const readingAndPacking = [
  'packages/core/src/export/{format,dataset,pass}/**/*.test.ts',
  'packages/samples/src/look-before-sending.test.ts',
];

/** What the condition `browser` of packages/runtime/package.json has a bundler do. */
const asInBrowsers = {
  find: /^@cgdx\/runtime\/(?!damaged-deflate)/,
  replacement: new URL('packages/runtime/src/browser/', import.meta.url).pathname,
};

export default defineConfig({
  test: {
    ...supervised,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        resolve: { alias: [asInBrowsers] },
        test: { name: 'browser', include: readingAndPacking, isolate: false },
      },
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
