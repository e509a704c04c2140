/** Tries every fault of the machine on copies of one cloud's state. */
import { cpSync } from 'node:fs';
import { signUp } from '@cgdx/local/person/person.ts';
import {
  type Cloud,
  newStateDirectory,
  removeStateDirectory,
  startCloud,
  tryCloud,
} from '@cgdx/stand/cloud/cloud.ts';
import { sampleBytesOf } from '../attack/sample-archive.ts';
import { contributeTo } from '../attack/world.ts';
import { type Check, lineOf, type Report } from '../report/report.ts';
import type { EnvironmentCase, EnvironmentWorld } from './environment.ts';
import { environmentCases, quickCases } from './list.ts';
import { recordsOf } from './records.ts';

export interface ProveEnvironment {
  /** Only cases with this word in their name; by default all. */
  readonly only: string | undefined;
  /** If true, only a few cheap cases are tried. */
  readonly isQuick?: boolean;
  readonly tell: (sentence: string) => void;
}

export interface EnvironmentReport extends Report {
  readonly cases: readonly Check[];
  /** Cases that cannot be tried on this machine, with the reason. */
  readonly skipped: readonly string[];
}

export async function proveEnvironment({
  only,
  isQuick = false,
  tell,
}: ProveEnvironment): Promise<EnvironmentReport> {
  const original = newStateDirectory();
  const copies: string[] = [];
  try {
    const before = await fillState(original, isQuick);
    const all = isQuick ? quickCases() : environmentCases(original);
    const chosen = all.filter(({ name }) => only === undefined || name.includes(only));
    if (chosen.length === 0) {
      const lines = [`No case has "${only}" in its name:`, ...all.map(({ name }) => `  ${name}`)];
      return { ok: false, cases: [], skipped: [], lines };
    }
    const cases: Check[] = [];
    const skipped: string[] = [];
    for (const one of chosen) {
      const obstacle = await one.obstacle?.();
      if (obstacle !== undefined) {
        skipped.push(`skipped  ${one.name}: ${obstacle}`);
        tell(skipped.at(-1) ?? '');
        continue;
      }
      const check = await tryOne(one, { original, before, copies });
      tell(lineOf(check));
      cases.push(check);
      for (const copy of copies.splice(0)) removeStateDirectory(copy);
    }
    const held = cases.filter(({ ok }) => ok).length;
    return {
      ok: held === cases.length,
      cases,
      skipped,
      lines: [
        ...cases.filter(({ ok }) => !ok).map(lineOf),
        ...skipped,
        `${held} of ${cases.length} faults of the machine end with a sentence and without loss of data.`,
      ],
    };
  } finally {
    for (const directory of [original, ...copies]) removeStateDirectory(directory);
  }
}

/**
 * Fills a state directory in the way that a killed cloud leaves it, including files of a running cloud.
 * @returns its records
 */
async function fillState(directory: string, isEmpty: boolean): Promise<readonly string[]> {
  const before = await fillStopped(directory, isEmpty);
  if (isEmpty) return before;
  const cloud = await startCloud(directory);
  try {
    await signUp(cloud.stack);
    return await recordsOf(cloud.stack, directory);
  } finally {
    await cloud.kill();
  }
}

/** Starts a cloud, sends an export unless a few files suffice, and stops the cloud. */
async function fillStopped(directory: string, isEmpty: boolean): Promise<readonly string[]> {
  const cloud = await startCloud(directory);
  try {
    const person = await signUp(cloud.stack);
    if (!isEmpty) {
      const { state } = await contributeTo(
        cloud,
        person,
        'spotify',
        await sampleBytesOf('spotify', 'environment'),
      );
      if (state !== 'accepted') throw new Error(`the export was ${state}`);
    }
    return await recordsOf(cloud.stack, directory);
  } finally {
    await cloud.stop();
  }
}

interface State {
  readonly original: string;
  readonly before: readonly string[];
  readonly copies: string[];
}

async function tryOne({ name, attempt }: EnvironmentCase, state: State): Promise<Check> {
  const running: Cloud[] = [];
  try {
    const { holds, seen } = await attempt(worldOf(state, running));
    return { name, ok: holds, seen };
  } catch (error) {
    return {
      name,
      ok: false,
      seen: `it could not be tried: ${error instanceof Error ? error.message : error}`,
    };
  } finally {
    await Promise.all(running.map((cloud) => cloud.kill()));
  }
}

const worldOf = ({ original, before, copies }: State, running: Cloud[]): EnvironmentWorld => ({
  copy: async (into) => {
    const directory = into ?? newStateDirectory();
    if (into === undefined) copies.push(directory);
    cpSync(original, directory, { recursive: true, preserveTimestamps: true });
    return directory;
  },
  start: async (directory, how) => {
    const started = await tryCloud(directory, how);
    if (started.kind === 'up') running.push(started);
    return started;
  },
  missingIn: async ({ stack, directory }) => {
    const now = new Set(await recordsOf(stack, directory));
    return before.filter((record) => !now.has(record));
  },
});
