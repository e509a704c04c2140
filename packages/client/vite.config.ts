/** Builds the client as one file, for Node and for browsers: ethers alone is left to whoever has a wallet. */
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: { entry: 'src/market.ts', formats: ['es'], fileName: 'cgdx-client' },
    rolldownOptions: { external: ['ethers'] },
    outDir: 'dist',
    target: 'es2023',
    minify: false,
  },
});
