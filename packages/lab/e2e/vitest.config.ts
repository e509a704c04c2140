import { leftOut, supervised } from '@cgdx/local/command/test/vitest/supervised.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/lab/e2e/src/**/*.test.ts'],
    exclude: [...leftOut],
    // All files share one local cloud, which keeps more than one core busy, and one process with its browser.
    globalSetup: 'packages/lab/e2e/src/start-shared-cloud.ts',
    fileParallelism: false,
    isolate: false,
    ...supervised,
    // Asking the page more often costs more than what it finds out sooner.
    expect: { poll: { ...supervised.expect.poll, interval: 100 } },
  },
});
