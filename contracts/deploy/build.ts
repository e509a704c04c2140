/**
 * The compiled contracts stand in `built/`, committed: compiling them takes a core 45 s, and everything else waits for it.
 * Each says itself what it was compiled from, so that a change of a source or setting has forge compile them anew.
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
/** Several times what a build takes beside other work; a lock this old was left by a process that died. */
const lockLostAfterMs = 600_000;
const lockPollMs = 100;

/**
 * Has forge compile the contracts if `built/` is not of these sources; one build at a time.
 * @throws Error with what the compiler said
 */
export async function buildWhereStale(): Promise<void> {
  if (!isStale()) return;
  const lock = join(ourFolder, 'cache/build.lock');
  mkdirSync(dirname(lock), { recursive: true });
  while (!tryLock(lock)) await sleep(lockPollMs);
  try {
    // Another may have built them meanwhile.
    if (isStale()) await compile(builtFolder(ourFolder));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const builtFolder = (folder: string): string => join(folder, 'built');

/** @param into gets a folder for each contract, as forge's own output has it */
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
    // Whoever reads it meanwhile finds the old one or the new one, whole.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, `${JSON.stringify(kept, null, 1)}\n`);
    renameSync(aside, file);
  }
}

/** Whether something that is compiled, the compiler or one of its settings is not what `built/` was made from. */
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

/** @param text foundry.toml */
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

/** Making a directory is atomic everywhere. */
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
