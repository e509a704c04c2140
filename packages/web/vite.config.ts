import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstChunk } from './build/first-chunk.ts';
import { pageConfig } from './build/page-config.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerenderPages } from './build/prerender.ts';
import { localStorageEndpoint } from './build/storage-endpoint.ts';

/** The mode of the local cloud's bundle; every other build is for the real one. */
const localMode = 'local-cloud';

export default defineConfig(({ command, mode }) => {
  const local = command === 'serve' || mode === localMode;
  return {
    plugins: [
      react(),
      pageConfig({ local }),
      preloadFonts(),
      prerenderPages(),
      ...(local ? [localStorageEndpoint({ required: true })] : []),
    ],
    resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/lib/zod.ts') }] },
    // a worker in several files: it loads the mask's lists only for a sample
    worker: { format: 'es' as const },
    define: { __LOCAL_CLOUD__: JSON.stringify(local) },
    build: {
      outDir: local ? 'dist/local' : 'dist/cloud',
      target: 'es2022',
      // Saving one request for small icons is not worth a CSP that allows data: everywhere.
      assetsInlineLimit: 0,
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [firstChunk()] } } },
    },
    ...(command === 'serve'
      ? { optimizeDeps: { rolldownOptions: { plugins: [localStorageEndpoint({ required: false })] } } }
      : {}),
  };
});
