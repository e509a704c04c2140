import { defineConfig } from 'vitest/config';
import { supervised } from './packages/local/src/test/vitest/supervised.ts';

/** No clock, no environment, no module that changes: one test file cannot disturb the next in the same process. */
const pure = ['packages/{asl,core,privacy,samples,web,workflows}/src/**/*.test.{ts,tsx}'];

/** These replace a module by another, which the next file of the same process might find: each has a process of its own. */
const replacing = ['packages/web/src/lib/{api,cart,payment,purchase,wallet}/**/*.test.ts'];

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
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude: ['**/node_modules/**', ...replacing], isolate: false },
      },
      { extends: true, test: { name: 'replacing', include: replacing } },
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
