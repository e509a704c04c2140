/** Seeds a fault into a file of the product while it is bundled, so that tests can show that the fault is found. */
import { readFileSync } from 'node:fs';
import type { Plugin } from './esbuild.ts';

/** By path from the root of the repository: returns the source with the fault. */
export type Seed = Readonly<Record<string, (source: string) => string>>;

/**
 * @param prelude inserted before each file of the product, as SST does to provide `sst` and `aws` to its configuration
 */
export function sourcePlugin(root: string, seed: Seed, prelude: string): Plugin {
  return {
    name: 'source',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const below = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
        if (below === undefined || below.startsWith('.sst/') || below.includes('node_modules/'))
          return undefined;
        const source = readFileSync(path, 'utf8');
        const change = seed[below];
        const changed = change ? change(source) : source;
        if (change && changed === source) throw new Error(`The seed changes nothing in ${below}.`);
        return { contents: prelude + changed, loader: 'ts' };
      });
    },
  };
}
