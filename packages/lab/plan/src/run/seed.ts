/** Puts a fault into a file of ours while it is bundled: tests show this way that a fault is found. */
import { readFileSync } from 'node:fs';
import type { Plugin } from './esbuild.ts';

/** Returns the source with the fault in it, by the path below the repository. */
export type Seed = Readonly<Record<string, (source: string) => string>>;

/** @param prelude inserted before each file of ours: SST provides `sst` and `aws` to its configuration this way */
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
