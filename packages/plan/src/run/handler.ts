/** Bundles a handler as SST does, and looks whether it is one: the file is there and exports what is named. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Esbuild, failureText, isBuildFailure, requireBanner } from './esbuild.ts';
import { type Seed, sourcePlugin } from './seed.ts';

export interface Handler {
  /** `packages/functions/src/step/score-quality.handler` */
  readonly handler: string;
  /** The folder with the bundle. */
  readonly out: string;
  readonly errors: readonly string[];
  readonly bytes: number;
  /** Commands of the AWS SDK that its code sends. */
  readonly commands: readonly string[];
  /** Capitalised words that stand in its code as they are: the names of links among them. */
  readonly words: readonly string[];
}

export interface HandlerOptions {
  readonly root: string;
  readonly out: string;
  readonly handler: string;
  /** Packages that are installed beside the bundle. */
  readonly installs: readonly string[];
  readonly seed: Seed;
}

/** Left out of every bundle by SST itself. */
const neverBundled = ['sharp', 'pg-native'];
/** Left out where only our own code is read. */
const notOurs = [...neverBundled, '@aws-sdk/*', 'ethers', 'zod', 'sst'];

export async function buildHandler(
  esbuild: Esbuild,
  { root, out, handler, installs, seed }: HandlerOptions,
): Promise<Handler> {
  const dot = handler.lastIndexOf('.');
  const [path, name] = [handler.slice(0, dot), handler.slice(dot + 1)];
  const failed = (error: string): Handler => ({
    handler,
    out,
    errors: [error],
    bytes: 0,
    commands: [],
    words: [],
  });
  const file = join(root, `${path}.ts`);
  if (!existsSync(file)) return failed(`The handler file ${path}.ts does not exist.`);
  const common = {
    entryPoints: [file],
    outfile: join(out, `${basename(path)}.mjs`),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    mainFields: ['module', 'main'],
    logLevel: 'silent',
  } as const;
  try {
    const [{ metafile }, { outputFiles }] = await Promise.all([
      esbuild.build({
        ...common,
        banner: requireBanner,
        external: [...neverBundled, ...installs],
        metafile: true,
        plugins: [sourcePlugin(root, seed, '')],
      }),
      esbuild.build({
        ...common,
        write: false,
        external: [...notOurs, ...installs],
        plugins: [sourcePlugin(root, seed, '')],
      }),
    ]);
    const made = Object.values(metafile?.outputs ?? {})[0];
    if (!made?.exports.includes(name)) return failed(`${path}.ts does not export "${name}".`);
    const own = outputFiles?.[0]?.text ?? '';
    return { handler, out, errors: [], bytes: made.bytes, ...wordsOf(own) };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return failed(`${path}.ts cannot be bundled: ${failureText(error)}`);
  }
}

/** What our own code says, once everything that it does not use is gone. */
function wordsOf(code: string): Pick<Handler, 'commands' | 'words'> {
  const all = (pattern: RegExp): string[] =>
    [...new Set([...code.matchAll(pattern)].map(([, word]) => word ?? ''))].sort();
  return { commands: all(/\bnew (\w+Command|Upload)\d*\(/g), words: all(/"([A-Z]\w+)"/g) };
}
