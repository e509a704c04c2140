/** Builds the pages, which a clone does not contain, if their sources changed. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { sourceStamp } from './source-stamp.ts';

const saidLines = 15;

const pageSources = [
  'package-lock.json',
  'packages/web/src',
  'packages/web/build',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/package.json',
  'packages/web/vite.config.ts',
  'packages/core/src',
  'packages/privacy/src',
  'packages/runtime/src',
  'packages/api/src',
  'contracts/client',
];
export const pagesDirectory = (root: string): string => join(root, 'packages/web/dist/local');

/** @returns whether a build was necessary */
export async function buildPages(root: string): Promise<boolean> {
  const directory = pagesDirectory(root);
  const stamp = sourceStamp(root, pageSources);
  const stampFile = join(root, 'packages/web/dist/local.stamp');
  if (isFresh(stampFile, stamp) && existsSync(join(directory, 'index.html'))) return false;
  // Built in another folder and then renamed, so that a running cloud never serves a partial build.
  const aside = `${directory}.${process.pid}`;
  await build(root, 'packages/web', process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    ...['build', '--mode', 'local-cloud', '--outDir', aside, '--emptyOutDir', '--logLevel', 'error'],
  ]);
  rmSync(stampFile, { force: true });
  rmSync(directory, { recursive: true, force: true });
  renameSync(aside, directory);
  writeFileSync(stampFile, stamp);
  return true;
}

function isFresh(stampFile: string, stamp: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

async function build(root: string, folder: string, file: string, args: readonly string[]): Promise<void> {
  // In a test NODE_ENV is "test", with which the pages would contain React's development build.
  const ended = await runProgram(file, args, { cwd: join(root, folder), env: { NODE_ENV: 'production' } });
  if (ended.code === 0) return;
  throw new Error(
    `${folder} could not be built:\n${ended.said.trim().split('\n').slice(0, saidLines).join('\n')}`,
  );
}
