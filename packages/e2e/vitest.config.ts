import { defineConfig } from 'vitest/config';
import { supervised } from '../local/src/test/vitest/supervised.ts';

export default defineConfig({
  test: {
    include: ['packages/e2e/src/**/*.test.ts'],
    // Each file starts its own local cloud, which keeps more than one core busy.
    fileParallelism: false,
    ...supervised,
  },
});
