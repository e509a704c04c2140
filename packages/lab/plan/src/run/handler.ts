/** Bundles handlers as SST does, and checks that each exists: its file, and its export. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Esbuild, failureText, isBuildFailure, type Output } from './esbuild.ts';
import { type Seed, sourcePlugin } from './seed.ts';

export interface Handler {
  /** `packages/functions/src/contribution/novelty/score-quality.handler` */
  readonly handler: string;
  /** The folder to use in place of the bundle's. */
  readonly out: string;
  readonly errors: readonly string[];
  /** The size of the bundle, which is a little smaller than SST's own. */
  readonly bytes: number;
  /** Commands of the AWS SDK that the handler's code sends. */
  readonly commands: readonly string[];
  /** Capitalized words in the handler's code, among them the names of links. */
  readonly words: readonly string[];
}

export interface HandlerRequest {
  readonly id: string;
  readonly handler: string;
  /** Packages that are installed beside the bundle. */
  readonly installs: readonly string[];
}

export type BuildHandler = (request: HandlerRequest) => Promise<Handler>;

/** Packages that SST never bundles. */
const neverBundled = ['sharp', 'pg-native'];
/** Packages that are left out when only the product's code is read. */
const notOurs = [...neverBundled, '@aws-sdk/*', 'ethers', 'stripe', 'yazl', 'zod', 'sst'];
/** Requests arrive all at once; those within this time are bundled together, so that the SDK is parsed once. */
const gatherMs = 300;

interface Bundled {
  readonly exports: readonly string[];
  readonly bytes: number;
  /** The product's own part of the bundle. */
  readonly own: string;
}

/** @param directory gets one folder per handler */
export function handlerBuilder(esbuild: Esbuild, root: string, directory: string, seed: Seed): BuildHandler {
  const batches = new Map<string, { paths: Set<string>; bundled: Promise<Map<string, Bundled>> }>();

  function gather(path: string, installs: readonly string[]): Promise<Map<string, Bundled>> {
    const key = installs.join();
    const open = batches.get(key);
    if (open) {
      open.paths.add(path);
      return open.bundled;
    }
    const paths = new Set([path]);
    const bundled = sleep(gatherMs).then(() => {
      batches.delete(key);
      return bundle(esbuild, root, [...paths], installs, seed);
    });
    batches.set(key, { paths, bundled });
    return bundled;
  }

  return async ({ id, handler, installs }) => {
    const out = join(directory, id);
    const [, path = '', name = ''] = /^(.*)\.([^.]*)$/.exec(handler) ?? [];
    const nothing = { handler, out, bytes: 0, commands: [], words: [] };
    if (!existsSync(join(root, `${path}.ts`)))
      return { ...nothing, errors: [`The handler file ${path}.ts does not exist.`] };
    try {
      const together = gather(path, installs);
      // One handler that cannot be bundled fails the whole batch; each is then bundled alone to find it.
      const all = await together.catch(() => bundle(esbuild, root, [path], installs, seed));
      const made = all.get(path);
      if (!made?.exports.includes(name))
        return { ...nothing, errors: [`${path}.ts does not export "${name}".`] };
      // SST zips the folder, but the archive is never run.
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, 'planned.txt'), handler);
      return { handler, out, errors: [], bytes: made.bytes, ...wordsOf(made.own) };
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      return { ...nothing, errors: [`${path}.ts cannot be bundled: ${failureText(error)}`] };
    }
  };
}

async function bundle(
  esbuild: Esbuild,
  root: string,
  paths: readonly string[],
  installs: readonly string[],
  seed: Seed,
): Promise<Map<string, Bundled>> {
  const common = {
    absWorkingDir: root,
    entryPoints: paths.map((path) => ({ in: join(root, `${path}.ts`), out: path })),
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    mainFields: ['module', 'main'],
    plugins: Object.keys(seed).length > 0 ? [sourcePlugin(root, seed, '')] : [],
    logLevel: 'silent',
  } as const;
  const [whole, ours] = await Promise.all([
    // One bundle with shared chunks: separate bundles would each contain the SDK, which takes ten times as long.
    esbuild.build({ ...common, splitting: true, external: [...neverBundled, ...installs] }),
    esbuild.build({ ...common, external: [...notOurs, ...installs] }),
  ]);
  return new Map(
    paths.map((path) => {
      const name = `out/${path}.js`;
      const outputs = whole.metafile?.outputs ?? {};
      const own = ours.outputFiles?.find((file) => file.path === join(root, name));
      return [
        path,
        { exports: outputs[name]?.exports ?? [], bytes: bytesOf(name, outputs), own: own?.text ?? '' },
      ];
    }),
  );
}

/** Returns the total size of an output and of everything that it imports, each once. */
function bytesOf(name: string, outputs: Readonly<Record<string, Output>>, seen = new Set<string>()): number {
  const output = outputs[name];
  if (!output || seen.has(name)) return 0;
  seen.add(name);
  return output.imports.reduce((sum, { path }) => sum + bytesOf(path, outputs, seen), output.bytes);
}

/** Returns commands and words in the product's own code, after unused code has been removed. */
function wordsOf(code: string): Pick<Handler, 'commands' | 'words'> {
  const all = (pattern: RegExp): string[] =>
    [...new Set([...code.matchAll(pattern)].map(([, word]) => word ?? ''))].sort();
  return { commands: all(/\bnew (\w+Command|Upload)\d*\(/g), words: all(/"([A-Z]\w+)"/g) };
}
