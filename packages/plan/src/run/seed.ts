/** Puts a fault into a file of ours while it is bundled: how tests show that a fault is found. */
import { readFileSync } from 'node:fs';
import type { Plugin } from './esbuild.ts';

/** Path below the repository -> its source with the fault in it. */
export type Seed = Readonly<Record<string, (source: string) => string>>;

/** @param prelude stands before each file of ours: SST gives its configuration `sst` and `aws` so */
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
