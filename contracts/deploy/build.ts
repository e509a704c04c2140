/** Has forge build the contracts if their sources are newer than what was built; one build at a time. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { forgeProgram } from '../forge/program.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const built = ['CGDX', 'Marketplace', 'MarketOffice'].map((name) =>
  join(folder, `out/${name}.sol/${name}.json`),
);
const sources = ['src', 'foundry.toml', 'solc.mjs', 'package.json'].map((name) => join(folder, name));
const lock = join(folder, 'cache/build.lock');
/** A build takes 40 s of a core, several times that beside other work; a lock this old was left by a process that died. */
const lockLostAfterMs = 600_000;
const lockPollMs = 100;

/** @throws Error with what the compiler said */
export async function buildWhereStale(): Promise<void> {
  if (!isStale()) return;
  mkdirSync(dirname(lock), { recursive: true });
  while (!tryLock()) await sleep(lockPollMs);
  try {
    // Another may have built it meanwhile.
    if (isStale()) await build();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function build(): Promise<void> {
  await promisify(execFile)(forgeProgram(), ['build', '--skip', 'test'], { cwd: folder });
  // forge leaves files alone whose contents are the same: what it looked at is fresh all the same.
  const now = new Date();
  for (const file of built) utimesSync(file, now, now);
}

function isStale(): boolean {
  if (!built.every((file) => existsSync(file))) return true;
  return Math.max(...sources.map(newest)) > Math.min(...built.map(newest));
}

function newest(path: string): number {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Making a directory is atomic everywhere. */
function tryLock(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > lockLostAfterMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
