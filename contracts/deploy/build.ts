/**
 * The compiled contracts are committed in `built/`: compiling them takes a core 45 s, and everything else would wait for it.
 * Their metadata names their sources and settings, so a change of either makes forge compile them again.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keccak256 } from 'ethers';
import { builtFile, contractNames, type Metadata } from '../abi/artifact.ts';
import { forgeProgram } from '../forge/program.ts';

const ourFolder = fileURLToPath(new URL('..', import.meta.url));
/** Several times the duration of a build beside other work; the process that left a lock this old has died. */
const lockLostAfterMs = 600_000;
const lockPollMs = 100;

/**
 * Compiles the contracts if `built/` was made from other sources or settings; one build at a time.
 * @throws Error with the compiler's messages
 */
export async function buildWhereStale(): Promise<void> {
  if (!isStale()) return;
  const lock = join(ourFolder, 'cache/build.lock');
  mkdirSync(dirname(lock), { recursive: true });
  while (!tryLock(lock)) await sleep(lockPollMs);
  try {
    // Another process may have built the contracts while this one waited.
    if (isStale()) await compile(builtFolder(ourFolder));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const builtFolder = (folder: string): string => join(folder, 'built');

/** @param into the target, with a folder for each contract as in forge's own output */
export async function compile(into: string): Promise<void> {
  const env = { ...process.env, FOUNDRY_PROFILE: 'build' };
  await promisify(execFile)(forgeProgram(), ['build'], { cwd: ourFolder, env });
  for (const name of contractNames) {
    const { bytecode, deployedBytecode, rawMetadata, storageLayout } = JSON.parse(
      readFileSync(builtFile(name, join(ourFolder, 'out/build')), 'utf8'),
    );
    const { object, immutableReferences } = deployedBytecode;
    const kept = {
      bytecode: { object: bytecode.object, linkReferences: {} },
      deployedBytecode: { object, linkReferences: {}, immutableReferences },
      rawMetadata,
      storageLayout: { storage: storageLayout.storage },
    };
    const file = builtFile(name, into);
    mkdirSync(dirname(file), { recursive: true });
    // Renamed into place: a reader finds either the old file or the complete new one.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, `${JSON.stringify(kept, null, 1)}\n`);
    renameSync(aside, file);
  }
}

/** Returns whether `built/` was made from other sources, another compiler or other settings. */
export function isStale(folder = ourFolder): boolean {
  const files = contractNames.map((name) => builtFile(name, builtFolder(folder)));
  if (!files.every((file) => existsSync(file))) return true;
  const settings = readFileSync(join(folder, 'foundry.toml'), 'utf8');
  const hashes = new Map<string, string>();
  const hashOf = (path: string): string => {
    const file = join(folder, path);
    const hash = hashes.get(path) ?? (existsSync(file) ? keccak256(readFileSync(file)) : '');
    hashes.set(path, hash);
    return hash;
  };
  return !files.every((file) => {
    const metadata: Metadata = JSON.parse(JSON.parse(readFileSync(file, 'utf8')).rawMetadata);
    return (
      isMadeBy(metadata, settings) &&
      Object.entries(metadata.sources).every(([path, { keccak256: hash }]) => hash === hashOf(path))
    );
  });
}

/** @param text the content of foundry.toml */
function isMadeBy({ compiler, settings }: Metadata, text: string): boolean {
  const version: string = createRequire(import.meta.url)('solc/package.json').version;
  const ofBuild = text.split('[profile.build]')[1]?.split(/^\[/m)[0] ?? '';
  const asked = (name: string, from: string) => new RegExp(`^${name} = "?([^"\n]*)`, 'm').exec(from)?.[1];
  const { optimizer } = settings;
  return (
    compiler.version.split('+')[0] === version &&
    String(settings.evmVersion) === asked('evm_version', text) &&
    String(settings.viaIR ?? false) === asked('via_ir', ofBuild) &&
    String(optimizer.enabled) === asked('optimizer', ofBuild) &&
    String(optimizer.runs) === asked('optimizer_runs', ofBuild)?.replace('_', '')
  );
}

/** Takes the lock by making a directory, which is atomic on every system. */
function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > lockLostAfterMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
