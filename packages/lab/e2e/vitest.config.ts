import { leftOut, supervised } from '@cgdx/local/command/test/vitest/supervised.ts';
import { defineConfig } from 'vitest/config';

const all = 'packages/lab/e2e/src/**/*.test.ts';
/** About half of the time of all. */
const ofMoney = 'packages/lab/e2e/src/{purchase,buy-page,bank-payout,upload-api}*.test.ts';

export default defineConfig({
  test: {
    ...supervised,
    // Asking the page more often costs more than what it finds out sooner.
    expect: { poll: { ...supervised.expect.poll, interval: 100 } },
    // The files of a project share one local cloud, and one process with its browser. Two clouds keep two cores busy.
    globalSetup: 'packages/lab/e2e/src/start-shared-cloud.ts',
    fileParallelism: false,
    isolate: false,
    projects: [
      { extends: true, test: { name: 'people', include: [all], exclude: [...leftOut, ofMoney] } },
      { extends: true, test: { name: 'money', include: [ofMoney], exclude: [...leftOut] } },
    ],
  },
});
