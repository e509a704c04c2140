/** The disk of the state directory is full, or may only be read. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '@cgdx/local/contribute/person.ts';
import type { Cloud } from '@cgdx/local/spawn/cloud.ts';
import { recovers } from './damaged-file.ts';
import {
  allOf,
  broken,
  type EnvironmentCase,
  type EnvironmentVerdict,
  type EnvironmentWorld,
} from './environment.ts';
import { type MountedDisk, mountDisk, noDisk } from './mounted-disk.ts';
import { troubleWithWords } from './plain-sentence.ts';

/** Runs the case in a state directory on a disk of its own. */
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

/** A start that must end, and say why. */
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
): EnvironmentVerdict {
  const trouble = troubleWithWords(ended, directory);
  if (trouble !== undefined) return broken(trouble);
  return { holds: why.test(ended.complained), seen: `"${ended.complained.trim()}"` };
}

export const fullAtStart = onDisk('a full disk when it starts', async (world, disk, directory) => {
  disk.fill();
  const ended = await endsPlainly(world, directory, /The disk is full/);
  disk.empty();
  return allOf([ended, await recovers(world, directory)]);
});

/** Enough to come up with, and soon used up. */
const roomBytes = [262_144, 1_048_576, 4_194_304];

export const nearlyFullAtStart = onDisk(
  'a disk that fills up while it starts',
  async (world, disk, directory) => {
    const tried: EnvironmentVerdict[] = [];
    for (const room of roomBytes) {
      disk.fill(room);
      const started = await world.start(directory);
      if (started.kind === 'up') tried.push(await livesThrough(started, directory));
      else tried.push(wordsOf(started, directory, /The disk is full/));
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
    const lived = await livesThrough(started, directory);
    disk.empty();
    return allOf([lived, await recovers(world, directory)]);
  },
);

const signUps = 20;
const betweenMs = 200;
/** What people are told must say whose fault it is. */
const rude = /Internal Server Error|\bat .+\.ts:\d+/;

/** People sign up meanwhile: each is served or told of a fault, and the cloud lives on or ends with a sentence. */
async function livesThrough(cloud: Cloud, directory: string): Promise<EnvironmentVerdict> {
  const faults = new Set<string>();
  for (let n = 0; n < signUps; n++) {
    await signUp(cloud.stack, `full-${randomBytes(5).toString('hex')}@example.com`).catch((error: unknown) =>
      faults.add(error instanceof Error ? error.message : String(error)),
    );
    if (await isOver(cloud)) break;
  }
  const told = [...faults];
  const impolite = told.find((fault) => rude.test(fault));
  if (impolite !== undefined) {
    await cloud.stop();
    return broken(`people are told: ${impolite}`);
  }
  if (await isOver(cloud)) {
    return wordsOf(
      { code: await cloud.ended, complained: cloud.complained() },
      directory,
      /The disk is full/,
    );
  }
  await cloud.stop();
  return { holds: true, seen: `it lives on, and says: ${told.join(' / ') || 'nothing, all is served'}` };
}

const isOver = (cloud: Cloud): Promise<boolean> =>
  Promise.race([cloud.ended.then(() => true), sleep(betweenMs).then(() => false)]);

export const readOnly = onDisk('a directory that may only be read', async (world, disk, directory) => {
  await disk.makeWritable(false);
  const ended = await endsPlainly(world, directory, /cannot be written/);
  await disk.makeWritable(true);
  return allOf([ended, await recovers(world, directory)]);
});
