/** Bundles handlers as SST does, and checks that each exists: its file, and the export that it names. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Esbuild, failureText, isBuildFailure, type Output } from './esbuild.ts';
import { type Seed, sourcePlugin } from './seed.ts';

export interface Handler {
  /** `packages/functions/src/contribution/novelty/score-quality.handler` */
  readonly handler: string;
  /** The folder that takes the place of the bundle's. */
  readonly out: string;
  readonly errors: readonly string[];
  /** Of its bundle: a little less than SST's own has. */
  readonly bytes: number;
  /** Commands of the AWS SDK that its code sends. */
  readonly commands: readonly string[];
  /** Capitalised words in its code, including the names of links. */
  readonly words: readonly string[];
}

export interface HandlerRequest {
  readonly id: string;
  readonly handler: string;
  /** Packages that are installed beside the bundle. */
  readonly installs: readonly string[];
}

export type BuildHandler = (request: HandlerRequest) => Promise<Handler>;

/** Packages that SST itself never bundles. */
const neverBundled = ['sharp', 'pg-native'];
/** Left out if only our own code is read. */
const notOurs = [...neverBundled, '@aws-sdk/*', 'ethers', 'stripe', 'yazl', 'zod', 'sst'];
/** Requests come all at once; those within this time are bundled together, which parses the SDK once. */
const gatherMs = 300;

interface Bundled {
  readonly exports: readonly string[];
  readonly bytes: number;
  /** Our own part of it. */
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
      // A handler that cannot be bundled fails the whole batch: then each is bundled alone, to find it.
      const all = await together.catch(() => bundle(esbuild, root, [path], installs, seed));
      const made = all.get(path);
      if (!made?.exports.includes(name))
        return { ...nothing, errors: [`${path}.ts does not export "${name}".`] };
      // SST zips the folder, and nobody will ever run that archive.
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
    // One bundle with shared chunks: separate bundles would each contain the SDK, which is ten times the work.
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

/** Returns the bytes of an output and of all that it imports, each once. */
function bytesOf(name: string, outputs: Readonly<Record<string, Output>>, seen = new Set<string>()): number {
  const output = outputs[name];
  if (!output || seen.has(name)) return 0;
  seen.add(name);
  return output.imports.reduce((sum, { path }) => sum + bytesOf(path, outputs, seen), output.bytes);
}

/** Returns the commands and words of our own code, after unused code is removed. */
function wordsOf(code: string): Pick<Handler, 'commands' | 'words'> {
  const all = (pattern: RegExp): string[] =>
    [...new Set([...code.matchAll(pattern)].map(([, word]) => word ?? ''))].sort();
  return { commands: all(/\bnew (\w+Command|Upload)\d*\(/g), words: all(/"([A-Z]\w+)"/g) };
}
