/** Bundles a handler as SST does, and looks whether it is one: the file is there and exports what is named. */
import { existsSync, readFileSync } from 'node:fs';
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

export async function buildHandler(
  esbuild: Esbuild,
  { root, out, handler, installs, seed }: HandlerOptions,
): Promise<Handler> {
  const dot = handler.lastIndexOf('.');
  const [path, name] = [handler.slice(0, dot), handler.slice(dot + 1)];
  const failed = (error: string): Handler => ({ handler, out, errors: [error], bytes: 0, commands: [] });
  const file = join(root, `${path}.ts`);
  if (!existsSync(file)) return failed(`The handler file ${path}.ts does not exist.`);
  const outfile = join(out, `${basename(path)}.mjs`);
  try {
    const { metafile } = await esbuild.build({
      entryPoints: [file],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'esnext',
      mainFields: ['module', 'main'],
      banner: requireBanner,
      external: [...neverBundled, ...installs],
      metafile: true,
      plugins: [sourcePlugin(root, seed, '')],
      logLevel: 'silent',
    });
    const made = Object.values(metafile?.outputs ?? {})[0];
    if (!made?.exports.includes(name)) return failed(`${path}.ts does not export "${name}".`);
    const text = readFileSync(outfile, 'utf8');
    const commands = new Set(
      [...text.matchAll(/\bnew (\w+Command)\d*\(/g)].map(([, command]) => command ?? ''),
    );
    return { handler, out, errors: [], bytes: made.bytes, commands: [...commands].sort() };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return failed(`${path}.ts cannot be bundled: ${failureText(error)}`);
  }
}
