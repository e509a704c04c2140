/** For tests: writes a bundle and its copied files as SST lays them out for a deployment and for live development. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEsbuild, requireBanner } from './run/esbuild.ts';
import { repositoryRoot as root } from './run/repository.ts';
import type { BuiltFunction } from './run/rpc.ts';

/**
 * `developed`: as by `sst dev`, which links the files that a deployment copies, and does not set `LAMBDA_TASK_ROOT`.
 */
export type Layout = 'deployed' | 'developed';

/**
 * @param contents the source of an entry, which is bundled like a handler: the entry at the top of its folder, shared
 * chunks beside it
 * @returns the path of the bundle
 */
export async function layOut(
  layout: Layout,
  directory: string,
  contents: string,
  { copiedFiles }: Pick<BuiltFunction, 'copiedFiles'>,
): Promise<string> {
  const bundle = join(directory, 'handler.mjs');
  const { outputFiles = [] } = await loadEsbuild(root).build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: join(root, 'packages/functions/src'), loader: 'ts' },
    outdir: directory,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    mainFields: ['module', 'main'],
    splitting: true,
    banner: requireBanner,
    logLevel: 'silent',
  });
  mkdirSync(directory, { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path.endsWith('stdin.js') ? bundle : path, text);
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  for (const { from, to } of copiedFiles) {
    mkdirSync(dirname(join(directory, to)), { recursive: true });
    if (layout === 'developed') symlinkSync(from, join(directory, to));
    else cpSync(from, join(directory, to), { recursive: true });
  }
  return bundle;
}
