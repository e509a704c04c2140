import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstChunk } from './build/first-chunk.ts';
import { pageConfig } from './build/page-config.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerenderPages } from './build/prerender.ts';
import { localStorageEndpoint } from './build/storage-endpoint.ts';

/** The build mode of the local cloud's bundle; every other build is for the real cloud. */
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
    // Several files per worker, so that the look's worker loads the masking lists only for a sample.
    worker: { format: 'es' as const },
    define: { __LOCAL_CLOUD__: JSON.stringify(local) },
    build: {
      outDir: local ? 'dist/local' : 'dist/cloud',
      target: 'es2022',
      // Inlined icons would save one request, but need a policy that allows `data:` everywhere.
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
