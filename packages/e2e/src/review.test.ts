import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { follow, sendExport } from '@cgdx/local/contribute/journey.ts';
import { type Person, signUp } from '@cgdx/local/contribute/person.ts';
import { call } from '@cgdx/local/spawn/call.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/local/spawn/cloud.ts';
import { newOperator } from '@cgdx/local/spawn/operator.ts';
import { inventPerson } from '@cgdx/samples/person.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPath, launch, newVisitor, withPicture } from './browser.ts';
import { signInOnPage } from './visit.ts';

const directory = newStateDirectory();
const password = 'correct horse battery';
const quietly = () => undefined;
let cloud: Cloud;
let operator: Person;
const people: Person[] = [];

beforeAll(async () => {
  cloud = await startCloud(directory);
  for (const name of ['ann', 'ben', 'cleo', 'dan']) {
    people.push(await signUp(cloud.stack, `${name}@example.com`, password));
  }
  operator = await newOperator(cloud.stack, 'operator@example.com', password);
});
afterAll(async () => {
  await cloud?.stop();
  removeStateDirectory(directory);
});

/** The layout that names the account in every play. */
const variant = 'extended-2023';

/** Sends a year of `owner`'s account, with other plays for each seed. */
async function send(person: Person, owner: string, seed: string): Promise<string> {
  const file = join(directory, `my_spotify_data_${owner}_${seed}.zip`);
  const target = createWriteStream(file);
  await writeSample(
    {
      platform: 'spotify',
      sizeBytes: 1_500_000,
      seed: owner + seed,
      asOfMs: Date.now(),
      person: inventPerson(owner),
      variant,
    },
    target,
  );
  return (await sendExport({ stack: cloud.stack, person, files: [file], poolId: 'spotify', tell: quietly }))
    .contributionId;
}

async function untilReviewed(person: Person, contributionId: string): Promise<Contribution> {
  for (;;) {
    const { body } = await call(cloud.stack, person, `GET /contributions/${contributionId}`);
    if (
      body.steps?.['score-quality'].note?.includes('member of our team') ||
      (body.steps && body.state !== 'running')
    )
      return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const openReviews = async () => (await call(cloud.stack, operator, 'GET /operator/reviews')).body.reviews;
const decide = (reviewId: string, decision: string) =>
  call(cloud.stack, operator, `POST /operator/reviews/${reviewId}`, { decision });
const end = (person: Person, contributionId: string) => follow(cloud.stack, person, contributionId, quietly);

test('the queue is for operators alone', async () => {
  const [ann] = people as [Person];
  for (const route of ['GET /operator/reviews', 'POST /operator/reviews/x']) {
    expect(await call(cloud.stack, ann, route)).toMatchObject({
      status: 403,
      body: { code: 'OperatorsOnly' },
    });
  }
  expect(await openReviews()).toEqual([]);
});

test('an account that two people send waits for an operator, who accepts it once', async () => {
  const [ann, ben] = people as [Person, Person];
  expect((await end(ann, await send(ann, 'owner-1', 'a'))).state).toBe('completed');
  const second = await send(ben, 'owner-1', 'b');
  expect(await untilReviewed(ben, second)).toMatchObject({ state: 'running' });
  const [review, ...others] = await openReviews();
  expect(others).toEqual([]);
  expect(review).toMatchObject({ state: 'open', dataPoolId: 'spotify', earlier: [expect.any(String)] });
  expect(JSON.stringify(review)).not.toContain(ben.userSub);
  expect((await decide(review.reviewId, 'accepted')).status).toBe(200);
  expect((await end(ben, second)).state).toBe('completed');
  expect(await openReviews()).toEqual([]);
  expect((await decide(review.reviewId, 'accepted')).status).toBe(200);
  expect(await decide(review.reviewId, 'refused')).toMatchObject({
    status: 409,
    body: { code: 'AlreadyDecided' },
  });
  expect((await decide('nothing', 'refused')).status).toBe(404);
});

test('what an operator refuses earns nothing, and its owner may send it', async () => {
  const [ann, ben, cleo] = people as [Person, Person, Person];
  await end(ann, await send(ann, 'owner-2', 'a'));
  const second = await send(ben, 'owner-2', 'b');
  await untilReviewed(ben, second);
  const [review] = await openReviews();
  await decide(review.reviewId, 'refused');
  expect(await end(ben, second)).toMatchObject({
    state: 'rejected',
    rejection: { code: 'account-of-another', advice: expect.any(String) },
  });
  // The same data is not a duplicate of refused data; it waits for a review of its own.
  expect(await untilReviewed(cleo, await send(cleo, 'owner-2', 'b'))).toMatchObject({ state: 'running' });
});

test.skipIf(browserPath === undefined)('an operator decides on the page', async () => {
  const browser = await launch();
  try {
    const { page } = await newVisitor(browser);
    await withPicture('review', page, async () => {
      await signInOnPage(page, cloud.stack, { email: 'operator@example.com', password });
      await page.goto(`${cloud.stack.webUrl}/operator/reviews`);
      await page.getByRole('button', { name: 'Refuse' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
      await page.getByText('Nothing is waiting for you.').waitFor();
    });
  } finally {
    await browser.close();
  }
  expect(await openReviews()).toEqual([]);
});

test('a second export of the same account adds less than the first', async () => {
  const [, , , dan] = people as [Person, Person, Person, Person];
  const first = await end(dan, await send(dan, 'owner-3', 'a'));
  const second = await end(dan, await send(dan, 'owner-3', 'b'));
  expect(second).toMatchObject({ state: 'completed' });
  expect(second.quality?.score).toBeLessThan((first.quality?.score ?? 0) * 0.75);
});
