/** Installs SST's own component source and the providers' packages once, below `.sst/`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { runCommand, runScript } from './command.ts';
import { PlanError } from './plan-error.ts';

const installTimeoutMs = 300_000;
const askTimeoutMs = 30_000;
const pollMs = 250;
const unreachable =
  "SST's components and the AWS provider could not be installed from npm. Is the registry reachable?";
/** Files that a plan needs, each from a different step of the installation. */
const needed = [
  'src/auto/run.ts',
  'node_modules/@pulumi/pulumi/package.json',
  'node_modules/@pulumi/aws/package.json',
  'node_modules/esbuild/package.json',
];

/** Returns SST's command line and its version. */
function findSst(root: string): { cli: string; version: string } {
  const folder = join(root, 'node_modules/sst');
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  return { cli: join(folder, 'bin/sst.mjs'), version };
}

const stampOf = (root: string): string => join(root, '.sst/plan-stamp');

function isInstalled(root: string): boolean {
  const platform = join(root, '.sst/platform');
  const { version } = findSst(root);
  return (
    existsSync(stampOf(root)) &&
    readFileSync(stampOf(root), 'utf8') === version &&
    needed.every((file) => existsSync(join(platform, file)))
  );
}

/**
 * Installs what is missing, once; other processes wait meanwhile.
 * @param onInstall called before an installation begins: it takes half a minute
 * @throws PlanError if the installation fails
 */
export async function ensurePlatform(root: string, onInstall: () => void = () => undefined): Promise<void> {
  const lock = join(root, '.sst/plan-lock');
  mkdirSync(dirname(lock), { recursive: true });
  const giveUpAt = Date.now() + installTimeoutMs;
  while (!isInstalled(root)) {
    if (take(lock)) {
      try {
        if (isInstalled(root)) return;
        onInstall();
        await install(root);
        writeFileSync(stampOf(root), findSst(root).version);
      } finally {
        rmSync(lock, { force: true });
      }
    } else if (Date.now() > giveUpAt) {
      throw new PlanError(`Another installation has not ended: remove ${lock} and try again.`);
    } else {
      await sleep(pollMs);
    }
  }
}

/** Takes the lock; it is free if its holder is gone. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Throws at once if the registry cannot be reached, which npm itself would retry for minutes. */
async function assertRegistry(root: string): Promise<void> {
  const npm = process.env.npm_execpath;
  const ask = ['view', 'sst', 'version', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { code, said } =
    npm !== undefined && existsSync(npm)
      ? await runCommand([process.execPath, npm, ...ask], { cwd: root, timeoutMs: askTimeoutMs })
      : await runCommand(['npm', ...ask], { cwd: root, timeoutMs: askTimeoutMs });
  if (code !== 0) throw new PlanError(unreachable, said);
}

async function install(root: string): Promise<void> {
  await assertRegistry(root);
  const { code, said } = await runScript([findSst(root).cli, 'install', '--stage', 'plan'], {
    cwd: root,
    timeoutMs: installTimeoutMs,
    env: {
      ...process.env,
      SST_SKIP_DEPENDENCY_CHECK: '1',
      SST_NO_BUN: '1',
      SST_TELEMETRY_DISABLED: '1',
    },
  });
  if (code === 0 && needed.every((file) => existsSync(join(root, '.sst/platform', file)))) return;
  throw new PlanError(unreachable, said);
}
