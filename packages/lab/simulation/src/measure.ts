/**
 * Measures each step's working time on a separate local cloud: for exports of several sizes, for refusals and for
 * payouts.
 */
import { createWriteStream, mkdtempSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { SFNClient } from '@aws-sdk/client-sfn';
import { listExecutions, sfnClientOf } from '@cgdx/bench/load/execution.ts';
import { type LoadedCloud, runPhase } from '@cgdx/bench/load/phase.ts';
import type { SampleFile } from '@cgdx/bench/load/sample-files.ts';
import { type StepTime, stepTimesOf } from '@cgdx/bench/load/step-time.ts';
import { asOfMs } from '@cgdx/bench/measure/sample-bytes.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { payOut } from '@cgdx/local/person/claim/claim.ts';
import { contribute } from '@cgdx/local/person/contribute.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { fitLine, type Point } from './fit-line.ts';
import { tasksOf } from './route.ts';
import { laneCallers, type Measured } from './step-time.ts';

/** For each size in unpacked MB: the number of exports, of every platform in turn, and how many are sent at a time. */
const plan = [
  { megabytes: 0.4, count: 12, atOnce: 1 },
  { megabytes: 4, count: 12, atOnce: 1 },
  { megabytes: 20, count: 6, atOnce: 1 },
  // Of simultaneous callers of the lane, one holds it; the times of the others are those of a mere caller.
  { megabytes: 0.4, count: 6, atOnce: 6 },
  // Large enough to be read in groups.
  { megabytes: 400, count: 1, atOnce: 1 },
] as const;

type Points = Map<string, Point[]>;

function linesOf(points: Points): Measured['steps'] {
  const lines = [...points].map(([fn, measured]) => {
    const fastest = Math.min(...measured.map(({ seconds }) => seconds));
    return [
      fn,
      laneCallers.includes(fn) ? { seconds: fastest, secondsPerMb: 0 } : fitLine(measured),
    ] as const;
  });
  return Object.fromEntries(lines);
}

const reads: readonly string[] = ['check-authenticity', 'mask-personal-information'];
const readsGroup = (fn: string | undefined): boolean => fn === 'observe-units' || fn === 'mask-units';

/** @param megabytes the size of the export; a group has its share of it */
function addPoints(
  points: Points,
  workflow: WorkflowName,
  steps: readonly StepTime[],
  megabytes: number,
): void {
  const tasks = tasksOf(workflows[workflow].define((fn) => fn));
  const calls = Map.groupBy(steps, ({ state }) => state);
  const isInGroups = [...calls.keys()].some((state) => readsGroup(tasks.get(state)));
  for (const [state, times] of calls) {
    const fn = tasks.get(state);
    if (fn === undefined) continue;
    // Steps that read in groups are measured by group; the other calls of these steps only merge the results.
    if (isInGroups && reads.includes(fn)) continue;
    const share = readsGroup(fn) ? megabytes / times.length : fn === 'plan-units' ? 0 : megabytes;
    const known = points.get(fn) ?? [];
    known.push(...times.map(({ workedMs }) => ({ megabytes: share, seconds: workedMs / 1_000 })));
    points.set(fn, known);
  }
}

interface Bench {
  readonly cloud: LoadedCloud;
  readonly files: string;
  readonly points: Points;
  readonly client: SFNClient;
}

/** Adds the times of a workflow's executions that start and end while `work` runs. */
async function measured(
  { cloud, client, points }: Bench,
  workflow: WorkflowName,
  work: () => Promise<void>,
): Promise<void> {
  const arn = cloud.stack.stateMachines[workflow]?.arn ?? '';
  const arns = async () => (await listExecutions(client, arn)).map(({ executionArn = '' }) => executionArn);
  const earlier = new Set(await arns());
  await work();
  const own = (await arns()).filter((each) => !earlier.has(each));
  addPoints(points, workflow, await stepTimesOf(client, own, cloud.directory), 0);
}

/** An export that is sent to another platform's pool is refused. */
const refuse = async (bench: Bench): Promise<void> => {
  const [file] = await writeFiles(bench.files, 'refused', 1, 1);
  const [person] = bench.cloud.people;
  if (!file || !person) return;
  await measured(bench, 'ContributionWorkflow', async () => {
    const poolId = platformIds.find((pool) => pool !== file.poolId) as PlatformId;
    await contribute({
      stack: bench.cloud.stack,
      person,
      files: [file.path],
      poolId,
      tell: () => undefined,
    });
  });
};

const rails = ['bank', 'cgdx'] as const;

/** Everybody claims their rewards in each pool: one person to a bank, the other in CGDX. */
const pay = (bench: Bench): Promise<void> =>
  measured(bench, 'PayoutWorkflow', async () => {
    const { stack, people } = bench.cloud;
    for (const [at, poolId] of platformIds.entries()) {
      // The people sent uploads in turn, to the pools in turn.
      const person = people[at % people.length];
      const rail = rails[at % rails.length];
      if (person && rail) await payOut({ stack, person, poolId, rail, tell: () => undefined });
    }
  });

export async function measure(onNote: (sentence: string) => void): Promise<Measured> {
  const directory = newStateDirectory();
  const files = mkdtempSync(join(tmpdir(), 'cgdx-simulation-'));
  onNote('Starting a local cloud of its own ...');
  const { stack, stop } = await startCloud(directory);
  const client = sfnClientOf(stack);
  try {
    if (stack.pid === undefined) throw new Error('a local cloud has a pid');
    const people = [await signUp(stack), await signUp(stack)];
    const points: Points = new Map();
    const bench: Bench = { cloud: { stack, pid: stack.pid, directory, people }, files, points, client };
    for (const [at, { megabytes, count, atOnce }] of plan.entries()) {
      onNote(`${count} uploads of ${megabytes} MB, ${atOnce} at a time ...`);
      const samples = await writeFiles(files, `phase-${at}`, megabytes, count);
      const { steps } = await runPhase(bench.cloud, samples, atOnce);
      // Concurrent uploads slow each other down, so only steps of single uploads count.
      const own = steps.filter(({ state }) => atOnce === 1 || state === 'UpdateRootOnChain');
      addPoints(points, 'ContributionWorkflow', own, megabytes);
    }
    onNote('A refusal, and the payouts ...');
    await refuse(bench);
    await pay(bench);
    return {
      measuredAt: new Date().toISOString(),
      cores: availableParallelism(),
      uploads: plan.reduce((sum, { count }) => sum + count, 0),
      steps: linesOf(points),
      scaled: [],
    };
  } finally {
    client.destroy();
    await stop();
    for (const each of [directory, files]) removeStateDirectory(each);
  }
}

async function writeFiles(
  directory: string,
  name: string,
  megabytes: number,
  count: number,
): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  for (let at = 0; at < count; at += 1) {
    const poolId = (megabytes > 100 ? 'spotify' : platformIds[at % platformIds.length]) as PlatformId;
    const path = join(directory, `${poolId}-${name}-${at}.zip`);
    const out = createWriteStream(path);
    const seed = `simulation-${name}-${at}`;
    await writeSample({ platform: poolId, sizeBytes: megabytes * 1e6, seed, asOfMs }, out);
    await finished(out);
    files.push({ poolId, path, sizeBytes: statSync(path).size });
  }
  return files;
}
