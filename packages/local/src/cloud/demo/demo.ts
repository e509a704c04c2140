/** Fills a cloud with samples of many people, sent through the real workflow. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { follow, sendExport } from '../../person/contribute.ts';
import { type Person, signUp } from '../../person/person.ts';
import { type Accepted, payDemo } from './payouts.ts';
import { type DemoSample, planDemo } from './plan.ts';
import { createDemoProgress, type DemoProgress } from './progress.ts';

const parallel = 6;
const dayMs = 86_400_000;
/** An upload that waits for an operator or for its contributor must not delay the others. */
const longestMs = 5 * 60_000;
const quietly = (): void => undefined;

/** Never throws: a sample that fails is counted, and the cloud continues. */
export async function sendDemo(stack: Stack, out: NodeJS.WriteStream): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-demo-'));
  const plan = planDemo();
  const people = new Set(plan.map(({ person }) => person)).size;
  const progress = createDemoProgress(plan.length, people, out);
  const persons = new Map<number, Promise<Person>>();
  const run = Date.now().toString(36);
  const personOf = (who: number): Promise<Person> => {
    const person = persons.get(who) ?? signUp(stack, `demo-${run}-${who}@example.com`);
    persons.set(who, person);
    return person;
  };
  const accepted: Accepted[] = [];
  const queue = plan.map((sample, index) => ({ sample, seed: `${run}-${index}` }));
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { sample, seed } = next;
      const person = await personOf(sample.person);
      const file = join(directory, `my_${sample.platform}_data_${seed}.zip`);
      if (await send({ stack, person, file, seed, sample, progress }))
        accepted.push({ person, poolId: sample.poolId });
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
  } catch (error) {
    progress.failed(error);
  } finally {
    rmSync(directory, { recursive: true, force: true });
    progress.end();
  }
  await payDemo(stack, accepted, out);
}

interface Sending {
  readonly stack: Stack;
  readonly person: Person;
  /** The path at which the sample is written before it is sent. */
  readonly file: string;
  readonly seed: string;
  readonly sample: DemoSample;
  readonly progress: DemoProgress;
}

/** @returns whether the sample was accepted */
async function send({ stack, person, file, seed, sample, progress }: Sending): Promise<boolean> {
  const { platform, poolId, variant, sizeBytes, daysAgo } = sample;
  try {
    const asOfMs = Date.now() - daysAgo * dayMs;
    await writeSample({ platform, variant, sizeBytes, seed, asOfMs }, createWriteStream(file));
    const { contributionId } = await sendExport({
      stack,
      person,
      files: [file],
      poolId,
      tell: quietly,
    });
    const { state } = await follow(stack, person, contributionId, quietly, AbortSignal.timeout(longestMs));
    const isAccepted = state === 'completed';
    progress.count(isAccepted ? 'accepted' : 'refused');
    return isAccepted;
  } catch (error) {
    progress.failed(error);
    return false;
  } finally {
    rmSync(file, { force: true });
  }
}
