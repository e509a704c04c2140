import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'contracts/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
