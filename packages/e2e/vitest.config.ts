import { defineConfig } from 'vitest/config';
import { supervised } from '../local/src/test/vitest/supervised.ts';

export default defineConfig({
  test: {
    include: ['packages/e2e/src/**/*.test.ts'],
    // Each file starts a local cloud of its own, which is work for more than one core.
    fileParallelism: false,
    ...supervised,
  },
});
