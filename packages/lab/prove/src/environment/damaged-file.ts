/** A file of the state directory is damaged while the cloud is stopped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { type Damage, damages, keepBytes } from './damage.ts';
import {
  allOf,
  broken,
  type EnvironmentCase,
  type EnvironmentVerdict,
  type EnvironmentWorld,
} from './environment.ts';
import { troubleWithWords } from './plain-sentence.ts';

/** @param path a file in the state directory */
export const damagedFile = (path: string, ways: readonly Damage[] = damages): EnvironmentCase => ({
  name: `damaged: ${path}`,
  attempt: async (world) => {
    const tried: EnvironmentVerdict[] = [];
    let toldIn: string | undefined;
    for (const way of ways) {
      // A fresh copy each time, since a previous run may have changed files.
      const directory = await world.copy();
      const file = join(directory, path);
      const before = readFileSync(file);
      const putBack = keepBytes(file);
      way.inflict(file);
      // An empty file is not changed by some kinds of damage.
      if (way.name !== 'removed' && readFileSync(file).equals(before)) continue;
      const outcome = await meet(world, directory, file);
      if (outcome.isTold) toldIn = directory;
      tried.push({ ...outcome, seen: outcome.holds ? outcome.seen : `${way.name}: ${outcome.seen}` });
      if (outcome.isTold) putBack();
    }
    // If the cloud refuses to start, the restored file must let it start; if it starts, it must have restored the
    // content itself.
    if (toldIn !== undefined) tried.push(await recovers(world, toldIn));
    return allOf(tried);
  },
});

async function meet(
  world: EnvironmentWorld,
  directory: string,
  file: string,
): Promise<EnvironmentVerdict & { isTold: boolean }> {
  const started = await world.start(directory);
  if (started.kind === 'up')
    return {
      isTold: false,
      ...(await lacksNothing(world, started, 'is repaired: it serves with every record', file)),
    };
  const trouble = troubleWithWords(started, file);
  return {
    isTold: true,
    holds: trouble === undefined,
    seen: trouble ?? `"${started.complained.trim().replaceAll(directory, '.local')}"`,
  };
}

/** Starts a cloud whose directory has been restored. */
export async function recovers(world: EnvironmentWorld, directory: string): Promise<EnvironmentVerdict> {
  const started = await world.start(directory);
  if (started.kind === 'ended') return broken(`it does not recover: ${started.said.trim()}`);
  return lacksNothing(world, started, 'it recovers whole');
}

/** @param file a file that may be missing if that is reported; reads may then fail with an error */
export async function lacksNothing(
  world: EnvironmentWorld,
  cloud: Cloud,
  seen: string,
  file?: string,
): Promise<EnvironmentVerdict> {
  try {
    const missing = await world.missingIn(cloud);
    return missing.length === 0
      ? { holds: true, seen }
      : broken(`it serves without ${missing.length} records, such as ${missing[0]}`);
  } catch (error) {
    const told = file === undefined ? undefined : lineNaming(file, cloud.said());
    if (told !== undefined) return { holds: true, seen: `it serves the rest, and says "${told}"` };
    return broken(`it serves, and cannot be read: ${error instanceof Error ? error.message : error}`);
  } finally {
    await cloud.stop();
  }
}

const lineNaming = (file: string, said: string): string | undefined =>
  said
    .split('\n')
    .find((line) => line.includes(file))
    ?.trim();
