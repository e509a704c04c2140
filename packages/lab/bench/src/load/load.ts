/** Measures many simultaneous uploads on the local cloud, beside the same number one after another. */
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { type Benchmark, type BenchmarkLine, line } from '../measure/benchmark.ts';
import { bareWorkMs } from './bare-work.ts';
import { type LoadedCloud, runPhase } from './phase.ts';
import { sampleBytes, writeSamples } from './sample-files.ts';

const counts = { warmUp: 12, oneByOne: 48, twoInFlight: 24, atOnce: 200 };
const uploadsOfPerson = 30;
const sizeText = `${sampleBytes / 1000} KB`;

export const load: Benchmark = {
  about: 'many uploads at once on the local cloud, beside as many one after another',
  run: async ({ onNote }) => {
    const directory = newStateDirectory();
    const samples = mkdtempSync(join(tmpdir(), 'cgdx-load-'));
    onNote('Starting a local cloud of its own ...');
    const { stack, stop } = await startCloud(directory);
    try {
      const pid = stack.pid;
      if (pid === undefined) throw new Error('a local cloud has a pid');
      return await measureLoad({ stack, pid, directory, people: await crowd(stack) }, samples, onNote);
    } finally {
      await stop();
      for (const each of [directory, samples]) removeStateDirectory(each);
    }
  },
};

async function crowd(stack: LoadedCloud['stack']): Promise<Person[]> {
  const uploads = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const people: Person[] = [];
  for (let n = 0; n < Math.ceil(uploads / uploadsOfPerson); n++) people.push(await signUp(stack));
  return people;
}

async function measureLoad(
  cloud: LoadedCloud,
  directory: string,
  onNote: (sentence: string) => void,
): Promise<readonly BenchmarkLine[]> {
  const { warmUp, oneByOne, twoInFlight, atOnce } = counts;
  onNote('Writing exports ...');
  const samples = await writeSamples(directory, warmUp + oneByOne + twoInFlight + atOnce);
  const take = (count: number) => samples.splice(0, count);
  await runPhase(cloud, take(warmUp), 1);
  onNote(`${oneByOne} uploads, one after another ...`);
  const bare = samples.slice(0, oneByOne);
  const single = await runPhase(cloud, take(oneByOne), 1);
  onNote(`${twoInFlight} uploads, two in flight ...`);
  const pair = await runPhase(cloud, take(twoInFlight), 2);
  onNote(`${atOnce} uploads at once ...`);
  const burst = await runPhase(cloud, take(atOnce), atOnce);
  const cpuOfOneMs = single.cpuMs / oneByOne;
  const waited = pair.steps.filter(({ waitedMs, workedMs }) => waitedMs > workedMs);
  const burstSize = `${atOnce} x ${sizeText}`;
  return [
    line(`${atOnce} uploads at once`, burstSize, 's', burst.wallMs / 1000, {
      'CPU time of as many one after another, divided by the cores':
        (cpuOfOneMs * atOnce) / availableParallelism() / 1000,
    }),
    line(`memory, ${atOnce} uploads at once`, burstSize, 'MB', burst.mostMemoryBytes / 1e6, {
      'one after another': single.mostMemoryBytes / 1e6,
    }),
    line('CPU time of one upload', sizeText, 'ms', cpuOfOneMs, {
      'its export read and masked without a cloud': await bareWorkMs(bare),
    }),
    line('steps that waited longer than worked', 'two in flight', 'steps', waited.length, {
      'all steps': pair.steps.length,
    }),
  ];
}
