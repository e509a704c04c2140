import { defineConfig } from 'vitest/config';
import { supervised } from './packages/local/src/test/vitest/supervised.ts';

/** No clock, no environment, no module that changes: one test file cannot disturb the next in the same process. */
const pure = ['packages/{servers/asl,core,privacy,samples,web,workflows}/src/**/*.test.{ts,tsx}'];

/** Pure, and seconds each: they pack, split or forge thousands of files or records. */
const many = [
  'packages/core/src/export/format/archive/{mac-layout,mutated-archive}.test.ts',
  'packages/core/src/export/pass/thread/thread-crew.test.ts',
  'packages/core/src/export/platform/{facebook/forged-facebook,youtube/summer-time}.test.ts',
  'packages/core/src/export/source/part/split-export.test.ts',
];

/** Servers, programs and files of their own, and no module that reads its environment once: a process may go on to the next. */
const tidy = [
  'packages/{api,functions,name-tagger,runtime,servers/{aws,stripe},lab/{bench,fuzz,name-training,prove,simulation}}/src/**/*.test.ts',
];

/**
 * These replace a module or its links by others, or set the environment before a library reads it once: each has a process
 * of its own.
 */
const replacing = [
  'packages/web/src/features/auth/{sign-in-confirmed,take-next-step}.test.ts',
  'packages/web/src/features/upload/{sent-files,upload-run,upload-task,uploader}.test.ts',
  'packages/web/src/features/{checkout/use-checkout,insight/use-insight,reward/use-claim}.test.tsx',
  'packages/web/src/features/checkout/{follow-payment,pay-in-cgdx}.test.ts',
  'packages/web/src/lib/{api,cart,payment,purchase,session,wallet}/**/*.test.ts',
  'packages/web/src/app/page/amount-words.test.tsx',
  'packages/web/src/lib/browser-memory.test.ts',
  'packages/servers/aws/src/s3/amplify-storage.test.ts',
  'packages/functions/src/operator/execution/standing.test.ts',
  'packages/functions/src/chain/node/pool-query.test.ts',
  'packages/functions/src/ground/log/{metric,trace}.test.ts',
  'packages/functions/src/{correlated-event,step-log}.test.ts',
  'packages/functions/src/chain/sign/key-signature.test.ts',
  'packages/functions/src/ground/workflow/note-standing.test.ts',
  'packages/functions/src/ground/table/batch-get.test.ts',
];

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
    // Functions log through `console`, which a test can listen to, and write no metrics.
    env: { POWERTOOLS_DEV: 'true' },
    // Tests make functions fail all the time.
    onConsoleLog: (log) => (log.includes('"service": "cgdx"') ? false : undefined),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: ['**/node_modules/**', ...replacing, ...many],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'many', include: many, isolate: false } },
      {
        extends: true,
        test: { name: 'tidy', include: tidy, exclude: ['**/node_modules/**', ...replacing], isolate: false },
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
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/**/src/**/*.test.tsx',
            'contracts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'packages/lab/e2e/**', ...pure, ...tidy, ...replacing],
        },
      },
    ],
  },
});
