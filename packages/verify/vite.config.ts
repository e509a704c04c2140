/** Builds the command as one file that needs nothing but Node: what is published has no dependency. */
import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: true },
  build: { ssr: 'src/cgdx-verify.ts', outDir: 'dist', target: 'node22' },
});
