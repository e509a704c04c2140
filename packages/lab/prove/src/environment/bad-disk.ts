/** The disk of the state directory is full, or read-only. */
import { join } from 'node:path';
import { recovers } from './damaged-file.ts';
import {
  allOf,
  broken,
  type EnvironmentCase,
  type EnvironmentVerdict,
  type EnvironmentWorld,
} from './environment.ts';
import { livesThrough } from './live-through.ts';
import { type MountedDisk, mountDisk, noDisk } from './mounted-disk.ts';
import { troubleWithEnd, troubleWithWords } from './plain-sentence.ts';

/** Runs the case in a state directory on a separate disk. */
const onDisk = (
  name: string,
  attempt: (world: EnvironmentWorld, disk: MountedDisk, directory: string) => Promise<EnvironmentVerdict>,
): EnvironmentCase => ({
  name,
  obstacle: noDisk,
  attempt: async (world) => {
    const disk = await mountDisk();
    try {
      return await attempt(world, disk, await world.copy(join(disk.path, 'state')));
    } finally {
      await disk.remove();
    }
  },
});

/** Expects a start to fail with a plain sentence. */
async function endsPlainly(
  world: EnvironmentWorld,
  directory: string,
  why: RegExp,
): Promise<EnvironmentVerdict> {
  const started = await world.start(directory);
  if (started.kind === 'up') {
    await started.stop();
    return broken('it serves');
  }
  return wordsOf(started, directory, why);
}

function wordsOf(
  ended: { code: number | null; complained: string },
  directory: string,
  why: RegExp,
  troubleWith = troubleWithWords,
): EnvironmentVerdict {
  const trouble = troubleWith(ended, directory);
  if (trouble !== undefined) return broken(trouble);
  return { holds: why.test(ended.complained), seen: `"${ended.complained.trim()}"` };
}

export const fullAtStart = onDisk('a full disk when it starts', async (world, disk, directory) => {
  disk.fill();
  const ended = await endsPlainly(world, directory, /The disk is full/);
  disk.empty();
  return allOf([ended, await recovers(world, directory)]);
});

const signUps = 20;
/** Nothing can be read, since the database writes even when it is read. */
const nothingIsRead = async (): Promise<string[]> => [];
/** Enough space to start, which is soon used up. */
const roomBytes = [262_144, 1_048_576, 4_194_304];

export const nearlyFullAtStart = onDisk(
  'a disk that fills up while it starts',
  async (world, disk, directory) => {
    const tried: EnvironmentVerdict[] = [];
    for (const room of roomBytes) {
      disk.fill(room);
      const started = await world.start(directory);
      if (started.kind === 'up') tried.push(await livesThrough(started, signUps, nothingIsRead, directory));
      else tried.push(wordsOf(started, directory, /The disk is full/, troubleWithEnd));
      disk.empty();
    }
    return allOf([...tried, await recovers(world, directory)]);
  },
);

export const fullWhileRunning = onDisk(
  'a disk that fills up while it runs',
  async (world, disk, directory) => {
    const started = await world.start(directory);
    if (started.kind === 'ended') return broken(started.said);
    disk.fill();
    const lived = await livesThrough(started, signUps, nothingIsRead, directory);
    disk.empty();
    return allOf([lived, await recovers(world, directory)]);
  },
);

export const readOnly = onDisk('a directory that may only be read', async (world, disk, directory) => {
  await disk.makeWritable(false);
  const ended = await endsPlainly(world, directory, /cannot be written/);
  await disk.makeWritable(true);
  return allOf([ended, await recovers(world, directory)]);
});
