import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/e2e/src/**/*.test.ts'],
    // Each file starts a local cloud of its own; two at a time would measure each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
