/** Measures on a local cloud of its own how long each step works on exports of several sizes. */
import { createWriteStream, mkdtempSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { runPhase } from '@cgdx/bench/load/phase.ts';
import type { SampleFile } from '@cgdx/bench/load/sample-files.ts';
import type { StepTime } from '@cgdx/bench/load/step-time.ts';
import { asOfMs } from '@cgdx/bench/sample-bytes.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { signUp } from '@cgdx/local/contribute/person.ts';
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/local/spawn/cloud.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { contributionWorkflow } from '@cgdx/workflows/contribution-workflow.ts';
import { routeOf } from './route.ts';
import { type Measured, takenFrom } from './step-time.ts';

/** Unpacked MB, and how many exports of that size: of every platform in turn. */
const plan = [
  [0.4, 12],
  [4, 12],
  [20, 6],
] as const;

interface Point {
  readonly megabytes: number;
  readonly seconds: number;
}

/** Least squares; a slope below zero is noise, and none. */
export function fitLine(points: readonly Point[]): { seconds: number; secondsPerMb: number } {
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [x, y] = [mean(({ megabytes }) => megabytes), mean(({ seconds }) => seconds)];
  const over = points.reduce((sum, point) => sum + (point.megabytes - x) * (point.seconds - y), 0);
  const under = points.reduce((sum, point) => sum + (point.megabytes - x) ** 2, 0);
  const slope = under === 0 ? 0 : Math.max(0, over / under);
  return { seconds: Math.max(0, y - slope * x), secondsPerMb: slope };
}

const functionOfState = new Map(
  routeOf(
    contributionWorkflow((fn) => fn),
    { IsLarge: 'CheckAuthenticity', IsGenuine: 'ScoreQuality', IsNew: 'MaskUnits' },
  ).stops.map(({ state, fn }) => [state, fn]),
);

function linesOf(points: ReadonlyMap<string, readonly Point[]>): Measured['steps'] {
  const line = (fn: string) => fitLine(points.get(fn) ?? []);
  const measured = Object.fromEntries([...points.keys()].map((fn) => [fn, line(fn)]));
  const taken = Object.entries(takenFrom).map(([fn, { as, grows }]) => {
    const { seconds, secondsPerMb } = line(as);
    return [fn, { seconds, secondsPerMb: grows ? secondsPerMb : 0 }] as const;
  });
  return { ...measured, ...Object.fromEntries(taken) };
}

export async function measure(onNote: (sentence: string) => void): Promise<Measured> {
  const directory = newStateDirectory();
  const files = mkdtempSync(join(tmpdir(), 'cgdx-simulation-'));
  onNote('Starting a local cloud of its own ...');
  const { stack, stop } = await startCloud(directory);
  try {
    if (stack.pid === undefined) throw new Error('a local cloud says its process');
    const people = [await signUp(stack), await signUp(stack)];
    const cloud = { stack, pid: stack.pid, directory, people };
    const points = new Map<string, Point[]>();
    let uploads = 0;
    for (const [megabytes, count] of plan) {
      onNote(`${count} uploads of ${megabytes} MB, one after another ...`);
      const samples = await writeFiles(files, megabytes, count);
      const { steps } = await runPhase(cloud, samples, 1);
      uploads += count;
      addPoints(points, steps, megabytes);
    }
    return {
      measuredAt: new Date().toISOString(),
      cores: availableParallelism(),
      uploads,
      steps: linesOf(points),
    };
  } finally {
    await stop();
    for (const each of [directory, files]) removeStateDirectory(each);
  }
}

function addPoints(points: Map<string, Point[]>, steps: readonly StepTime[], megabytes: number): void {
  for (const { state, workedMs } of steps) {
    const fn = functionOfState.get(state);
    if (fn === undefined) continue;
    const known = points.get(fn) ?? [];
    known.push({ megabytes, seconds: workedMs / 1_000 });
    points.set(fn, known);
  }
}

async function writeFiles(directory: string, megabytes: number, count: number): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  for (let at = 0; at < count; at += 1) {
    const poolId = poolIds[at % poolIds.length] as PoolId;
    const path = join(directory, `${poolId}-${megabytes}-${at}.zip`);
    const out = createWriteStream(path);
    const seed = `simulation-${megabytes}-${at}`;
    await writeSample({ platform: poolId, sizeBytes: megabytes * 1e6, seed, asOfMs }, out);
    await finished(out);
    files.push({ poolId, path, sizeBytes: statSync(path).size });
  }
  return files;
}
