/** Fills a cloud with samples of many people, sent through the real workflow. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { follow, sendExport } from '../contribute/journey.ts';
import { type Person, signUp } from '../contribute/person.ts';
import { type Accepted, payDemo } from './demo-payouts.ts';
import { createDemoProgress, type DemoProgress } from './demo-progress.ts';
import type { Stack } from './endpoints.ts';

const samples = 60;
const people = 40;
const parallel = 6;
/** In every layout, this size has more records than a pool asks for. */
const smallestBytes = 400_000;
const largestBytes = 2_500_000;
const dayMs = 86_400_000;
const quietly = (): void => undefined;

/** Never throws: a sample that fails is counted, and the cloud keeps running. */
export async function sendDemo(stack: Stack, out: NodeJS.WriteStream): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-demo-'));
  const progress = createDemoProgress(samples, out);
  const persons = new Map<number, Promise<Person>>();
  const run = Date.now().toString(36);
  const personOf = (index: number): Promise<Person> => {
    const who = index % people;
    const person = persons.get(who) ?? signUp(stack, `demo-${run}-${who}@example.com`);
    persons.set(who, person);
    return person;
  };
  const accepted: Accepted[] = [];
  const queue = Array.from({ length: samples }, (_, index) => index);
  const work = async (): Promise<void> => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const person = await personOf(index);
      if (await send(stack, person, directory, `${run}-${index}`, index, progress))
        accepted.push({ person, poolId: layoutOf(index).platform });
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
  } catch (error) {
    progress.failed(error);
  } finally {
    rmSync(directory, { recursive: true, force: true });
    progress.end(people);
  }
  await payDemo(stack, accepted, out);
}

/** Returns every platform in turn, each time in its next layout. */
function layoutOf(index: number): { readonly platform: PoolId; readonly variant: string } {
  const platform = poolIds[index % poolIds.length] as PoolId;
  const { variants } = samplePlatforms[platform];
  const round = Math.floor(index / poolIds.length);
  return { platform, variant: variants[round % variants.length] as string };
}

/** @returns whether it was accepted */
async function send(
  stack: Stack,
  person: Person,
  directory: string,
  seed: string,
  index: number,
  progress: DemoProgress,
): Promise<boolean> {
  const { platform, variant } = layoutOf(index);
  const file = join(directory, `my_${platform}_data_${index}.zip`);
  try {
    const share = ((index * 37) % samples) / samples;
    await writeSample(
      {
        platform,
        variant,
        sizeBytes: Math.round(smallestBytes + share * (largestBytes - smallestBytes)),
        seed,
        asOfMs: Date.now() - (index % 30) * dayMs,
      },
      createWriteStream(file),
    );
    const { contributionId } = await sendExport({
      stack,
      person,
      files: [file],
      poolId: platform,
      tell: quietly,
    });
    const { state } = await follow(stack, person, contributionId, quietly);
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
