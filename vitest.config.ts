import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { leftOut, supervised } from './packages/local/src/command/test/vitest/supervised.ts';

/** What the condition `browser` of packages/runtime/package.json has a bundler do. */
const asInBrowsers = {
  find: /^@cgdx\/runtime\/(?!damaged-deflate)/,
  replacement: new URL('packages/runtime/src/browser/', import.meta.url).pathname,
};

/** What reads and writes archives: `npm run test:full` tests it once more over what browsers have in place of Node's own. */
const readingAndPacking = [
  'packages/core/src/export/{format,dataset,pass}/**/*.test.ts',
  'packages/samples/src/look-before-sending.test.ts',
];

/**
 * A test that replaces a module, names the environment or opens a stand, to which the functions are linked for as long as
 * their modules are loaded. Each such file gets modules of its own; the others share theirs.
 */
const needsOwnModules = /\bvi\.(?:mock|doMock|hoisted|stubEnv|stubGlobal)\(|@cgdx\/stand\/|\bprocess\.env\b/;

/** A browser itself reads and packs exports in the journeys. */
const inBrowsers = {
  extends: true as const,
  resolve: { alias: [asInBrowsers] },
  test: { name: 'browser', include: readingAndPacking, isolate: false },
};

const tests = globSync('{packages,contracts}/**/*.test.{ts,tsx}', {
  exclude: (name) => name.endsWith('node_modules') || name.endsWith('lab/e2e'),
});
const withOwnModules = tests.filter((file) => needsOwnModules.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    ...supervised,
    exclude: [...leftOut],
    setupFiles: ['live-links.ts', 'few-cases.ts', 'real-time.ts'].map(
      (file) => `packages/local/src/command/test/vitest/${file}`,
    ),
    // Functions log through `console`, which a test can listen to, and write no metrics.
    env: { POWERTOOLS_DEV: 'true' },
    // Tests make functions fail all the time.
    onConsoleLog: (log) => (log.includes('"service": "cgdx"') ? false : undefined),
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: tests.filter((file) => !withOwnModules.includes(file)),
          isolate: false,
        },
      },
      ...(supervised.provide.everyCase ? [inBrowsers] : []),
      {
        extends: true,
        test: {
          name: 'own modules',
          include: withOwnModules,
          isolate: false,
          setupFiles: ['packages/local/src/command/test/vitest/reset-modules.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
