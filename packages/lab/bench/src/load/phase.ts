/** Sends exports to a local cloud and waits until all are paid; measures the time, and how long steps waited. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import { uploadExport } from '@cgdx/local/person/upload.ts';
import { type CloudUse, readCloudUse } from './cloud-use.ts';
import { listExecutions, sfnClientOf } from './execution.ts';
import type { SampleFile } from './sample-files.ts';
import { type StepTime, stepTimesOf } from './step-time.ts';

export interface LoadedCloud {
  readonly stack: Stack;
  readonly pid: number;
  readonly directory: string;
  /** Many people, since nobody may send as many uploads per day as a load test does. */
  readonly people: readonly Person[];
}

export interface Phase {
  /** From the first byte sent to the last execution's end. */
  readonly wallMs: number;
  /** The CPU time of the cloud and all its descendant processes. */
  readonly cpuMs: number;
  readonly mostMemoryBytes: number;
  readonly steps: readonly StepTime[];
}

/** The number of simultaneous uploads that one machine's browser or command can send; the others wait in its queue. */
const sentAtOnce = 20;

/** @param inFlight the number of executions at a time: a further upload is sent when one has ended */
export async function runPhase(
  cloud: LoadedCloud,
  samples: readonly SampleFile[],
  inFlight: number,
): Promise<Phase> {
  const { stack, pid, directory } = cloud;
  const client = sfnClientOf(stack);
  const arn = stack.stateMachines.ContributionWorkflow?.arn ?? '';
  const earlier = new Set((await listExecutions(client, arn)).map(({ executionArn }) => executionArn));
  const own = async () =>
    (await listExecutions(client, arn)).filter(({ executionArn }) => !earlier.has(executionArn));
  const before = readCloudUse(pid);
  const startedAt = performance.now();
  // Each check takes time on the same cores, so with many executions in flight checks are rare.
  const lookEveryMs = inFlight > 2 ? 1_000 : 250;
  let mostMemoryBytes = 0;
  const look = async (): Promise<number> => {
    await sleep(lookEveryMs);
    mostMemoryBytes = Math.max(mostMemoryBytes, memoryOf(readCloudUse(pid)));
    return (await own()).filter(({ status }) => status !== 'RUNNING').length;
  };
  const left = [...samples];
  let sent = 0;
  let done = 0;
  const send = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      while (sent - done >= inFlight) await sleep(lookEveryMs);
      await sendOne(cloud, next, sent++);
    }
  };
  const sending = Promise.all(Array.from({ length: Math.min(inFlight, sentAtOnce) }, send));
  const waiting = (async () => {
    while (done < samples.length) done = await look();
  })();
  // A failed upload ends the measurement.
  await Promise.all([sending, waiting]);
  const wallMs = performance.now() - startedAt;
  const cpuMs = readCloudUse(pid).cpuMs - before.cpuMs;
  const arns = (await own()).map(({ executionArn = '' }) => executionArn);
  const steps = await stepTimesOf(client, arns, directory);
  client.destroy();
  const paid = steps.filter(({ state }) => state === 'CompleteContribution').length;
  if (paid < samples.length) throw new Error(`${samples.length - paid} of ${samples.length} uploads failed`);
  return { wallMs, cpuMs, mostMemoryBytes, steps };
}

async function sendOne({ stack, people }: LoadedCloud, file: SampleFile, n: number): Promise<void> {
  const person = people[n % people.length];
  if (person === undefined) throw new Error('a load needs people');
  await uploadExport(stack, person, {
    files: [file],
    poolId: file.poolId,
    contributionId: randomUUID(),
    onProgress: () => undefined,
  });
}

const memoryOf = ({ memoryBytes }: CloudUse): number =>
  Object.values(memoryBytes).reduce((sum, bytes) => sum + bytes, 0);
