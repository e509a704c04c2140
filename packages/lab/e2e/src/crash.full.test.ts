import { follow, type JourneyEvent, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signIn, signUp } from '@cgdx/local/person/person.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const password = 'correct horse battery';
const email = 'crash@example.com';
const directory = newStateDirectory();
let cloud: Cloud;
let person: Person;

beforeAll(async () => {
  cloud = await startCloud(directory);
  person = await signUp(cloud.stack, email, password);
});
afterAll(async () => {
  await cloud?.stop();
  removeStateDirectory(directory);
});

/**
 * Kills the whole cloud when `isThere` returns true for an event of the contribution, starts it again, and follows the
 * contribution to its end.
 */
async function killInTheMiddle(seed: number, isThere: (event: JourneyEvent) => boolean) {
  const file = await makeSample(directory, 'spotify', '20MB', seed);
  const journey = { stack: cloud.stack, person, files: [file], poolId: 'spotify' as const };
  const { contributionId } = await sendExport({ ...journey, tell: () => undefined });
  const given = new AbortController();
  await new Promise<void>((resolve) => {
    const tell = (event: JourneyEvent): void => {
      if (isThere(event)) resolve();
    };
    follow(cloud.stack, person, contributionId, tell, given.signal).catch(() => undefined);
  });
  await cloud.kill();
  given.abort();
  cloud = await startCloud(directory);
  person = await signIn(cloud.stack, email, password);
  return follow(cloud.stack, person, contributionId, () => undefined);
}

test('a workflow that was killed in its first pass completes after the next start', async () => {
  const contribution = await killInTheMiddle(
    101,
    (event) => event.event === 'step' && event.step === 'check-authenticity' && event.state === 'running',
  );
  expect(contribution.state).toBe('completed');
  expect(BigInt(contribution.rewardWei ?? '0')).toBeGreaterThan(0n);
});

test('a workflow that was killed while its root was being published completes, and its leaf exists once', async () => {
  const contribution = await killInTheMiddle(
    102,
    (event) => event.event === 'step' && event.step === 'insert-merkle-leaf',
  );
  expect(contribution.state).toBe('completed');
  expect(contribution.leafIndex).toBe(1);
  expect(contribution.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
});

test('after a crash no process of the killed run is left', async () => {
  expect(cloud.said()).toContain('Up in');
  await expect(signIn(cloud.stack, email, password)).resolves.toMatchObject({ email });
});
