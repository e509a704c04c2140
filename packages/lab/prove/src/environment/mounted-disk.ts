/** A small separate disk in memory, which can be full or read-only without affecting the machine's own. */
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';

export interface MountedDisk {
  readonly path: string;
  /** Fills the disk except for `leftBytes`. */
  readonly fill: (leftBytes?: number) => void;
  /** Frees the space again. */
  readonly empty: () => void;
  /** No file on the disk may be open for writing. */
  readonly makeWritable: (isWritable: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const sizeMb = 512;
const chunk = 1_048_576;

async function run(file: string, ...args: string[]): Promise<string | undefined> {
  const { code, said } = await runProgram(file, args, { cwd: tmpdir() });
  return code === 0 ? undefined : said.trim() || `${file} ended with ${code}`;
}

/** @throws Error with the system's message if this user may not mount disks */
export async function mountDisk(): Promise<MountedDisk> {
  const path = mkdtempSync(join(tmpdir(), 'cgdx-disk-'));
  const refused = await run('mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=700`, 'cgdx', path);
  if (refused !== undefined) {
    rmSync(path, { recursive: true });
    throw new Error(refused);
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill: (leftBytes = 0) => {
      const { bavail, bsize } = statfsSync(path);
      fillWith(filler, Math.max(0, bavail * bsize - leftBytes));
    },
    empty: () => rmSync(filler, { force: true }),
    makeWritable: async (isWritable) => {
      const failed = await run('mount', '-o', `remount,${isWritable ? 'rw' : 'ro'}`, path);
      if (failed !== undefined) throw new Error(failed);
    },
    remove: async () => {
      await run('umount', '-l', path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function fillWith(file: string, bytes: number): void {
  const zeros = Buffer.alloc(chunk);
  try {
    for (let left = bytes; left > 0; left -= chunk)
      writeFileSync(file, left < chunk ? zeros.subarray(0, left) : zeros, { flag: 'a' });
  } catch (error) {
    // The cloud has used up the rest meanwhile, so the disk is full as intended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** Returns the reason for which no disk can be mounted here. */
export async function noDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'a disk in memory is mounted on Linux only';
  try {
    const disk = await mountDisk();
    await disk.remove();
    return undefined;
  } catch (error) {
    return `this user may not mount a disk (${error instanceof Error ? error.message : error})`;
  }
}
