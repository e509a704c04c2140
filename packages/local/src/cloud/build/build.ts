/** Builds what a clone does not contain: the pages and the contracts, each only if its sources changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { forgeProgram } from '@cgdx/contracts/forge/program.ts';
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
const contractSources = [
  'package-lock.json',
  'contracts/src',
  'contracts/foundry.toml',
  'contracts/solc.mjs',
];

export const pagesDirectory = (root: string): string => join(root, 'packages/web/dist/local');

/** @returns whether they were built now */
export async function buildPages(root: string): Promise<boolean> {
  const directory = pagesDirectory(root);
  const stamp = sourceStamp(root, pageSources);
  const stampFile = join(root, 'packages/web/dist/local.stamp');
  if (isFresh(stampFile, stamp) && existsSync(join(directory, 'index.html'))) return false;
  // Built in another folder and swapped in: a running cloud never serves half a build.
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

/** @returns whether they were compiled now */
export async function buildContracts(root: string): Promise<boolean> {
  const artifact = join(root, 'contracts/out/Marketplace.sol/Marketplace.json');
  const stampFile = join(root, 'contracts/cache/source.stamp');
  const stamp = sourceStamp(root, contractSources);
  const fresh = isFresh(stampFile, stamp) && existsSync(artifact);
  if (!fresh) {
    await build(root, 'contracts', forgeProgram(), ['build', '--skip', 'test', '--silent']);
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  // The deployment compares times, and a checkout gives old sources new ones.
  const now = new Date();
  utimesSync(artifact, now, now);
  return !fresh;
}

function isFresh(stampFile: string, stamp: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

async function build(root: string, folder: string, file: string, args: readonly string[]): Promise<void> {
  // In a test the variable says "test", and the pages would hold React's development build.
  const ended = await runProgram(file, args, { cwd: join(root, folder), env: { NODE_ENV: 'production' } });
  if (ended.code === 0) return;
  throw new Error(
    `${folder} could not be built:\n${ended.said.trim().split('\n').slice(0, saidLines).join('\n')}`,
  );
}
