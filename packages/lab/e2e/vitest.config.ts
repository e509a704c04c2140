import { leftOut, supervised } from '@cgdx/local/command/test/vitest/supervised.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/lab/e2e/src/**/*.test.ts'],
    exclude: [...leftOut],
    // Each file starts its own local cloud, which keeps more than one core busy.
    fileParallelism: false,
    ...supervised,
  },
});
