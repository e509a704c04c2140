import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { executionName } from '@cgdx/functions/ground/execution-name.ts';
import { askQuote, buyByCard, followPurchase } from '@cgdx/local/person/buy/buy.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { inventPerson } from '@cgdx/samples/ground/person.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { browserPath, sharedBrowser, visitAs } from './browser.ts';
import { sharedCloud } from './shared-cloud.ts';
import { beSignedIn, beSignedUp } from './visit.ts';

const cloud = sharedCloud();
const { directory } = cloud;
const password = 'correct horse battery';
const quietly = () => undefined;
let operator: Person;
const people: Person[] = [];

beforeAll(async () => {
  people.push(...(await Promise.all(Array.from({ length: 4 }, () => signUp(cloud.stack)))));
  operator = await newOperator(cloud.stack, 'reviewer@example.com', password);
});

/** The layout that names the account in every play. */
const variant = 'extended-2023';

/** Sends a year of the account `owner`, with different plays for each seed. */
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

/** The contributor sees the review a moment before it appears in the queue. */
async function untilReviewed(person: Person, contributionId: string): Promise<Contribution> {
  const reviewId = executionName({ userSub: person.userSub, contributionId });
  for (;;) {
    const waits = (await openReviews()).some((review: { reviewId: string }) => review.reviewId === reviewId);
    const { body } = await call(cloud.stack, person, `GET /contributions/${contributionId}`);
    if (waits || (body.steps && body.state !== 'running')) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Words that would reveal to the holder of a copy of somebody's export that this person contributes. */
const ofOthers = /another|other (?:person|people)|somebody|someone|already|account|before|earlier|belongs/i;

/** Returns every sentence and code about the score and the result that the uploader can read. */
const toldOf = ({ steps, rejection, state }: Contribution): string =>
  JSON.stringify({ score: steps['score-quality'], rejection, state });

const openReviews = async () => (await call(cloud.stack, operator, 'GET /operator/reviews')).body.reviews;
const decide = (reviewId: string, decision: string) =>
  call(cloud.stack, operator, `POST /operator/reviews/${reviewId}`, {
    decision,
    reason: 'Looked at both exports.',
  });

/** Of a list of thousands, the page contains only the rows in view and a few more, both at its start and at its end. */
async function readThousands(page: Page): Promise<void> {
  const at = new Date().toISOString();
  const contributions = Array.from({ length: 3_000 }, (_, nth) => ({
    ...{ userHash: 'ab'.repeat(32), executionId: `execution-${nth}`, state: 'completed', createdAt: at },
    ...{ updatedAt: at, dataPoolId: 'spotify', sizeBytes: nth, quality: 7 },
  }));
  await page.route('**/operator/contributions?*', (route) =>
    route.fulfill({ json: { contributions }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.getByRole('link', { name: 'Contributions' }).click();
  const table = page.getByRole('table', { name: 'contributions' });
  await table.waitFor();
  expect(await table.getAttribute('aria-rowcount')).toBe('3001');
  const rows = table.locator('tbody tr');
  expect(await rows.count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await table.locator('[aria-rowindex="3001"]').waitFor();
  expect(await rows.count()).toBeLessThan(60);
  await page.unroute('**/operator/contributions?*');
}

const end = (person: Person, contributionId: string) => follow(cloud.stack, person, contributionId, quietly);

const contributionsOf = async (person: Person): Promise<Contribution[]> =>
  (await call(cloud.stack, person, 'GET /contributions')).body.contributions;
const uploadsOf = async (person: Person): Promise<string[]> =>
  (await contributionsOf(person)).flatMap(({ uploadHash }) => uploadHash ?? []);
const refusedOf = async (person: Person): Promise<string> =>
  (await contributionsOf(person)).find(({ state }) => state === 'rejected')?.contributionId ?? '';

async function ask(page: Page, what: string, why: string): Promise<void> {
  const button = page.getByRole('button', { name: what });
  await button.click();
  await page.getByLabel('What is wrong?').fill('Why?');
  await button.click();
  await page.getByText('Say what is wrong in 10 letters or more.').waitFor();
  await page.getByLabel('What is wrong?').fill(why);
  await button.click();
  await page.getByText('We have it.').waitFor();
}

async function answer(page: Page, about: RegExp, decision: 'Grant' | 'Decline', why: string): Promise<void> {
  const request = page.getByRole('listitem').filter({ hasText: about });
  await request.getByLabel('Your answer').fill(why);
  await request.getByRole('button', { name: decision }).click();
  await request.waitFor({ state: 'detached' });
}

test('only operators can read the queue', async () => {
  const [ann] = people as [Person];
  for (const route of ['GET /operator/reviews', 'POST /operator/reviews/x']) {
    expect(await call(cloud.stack, ann, route)).toMatchObject({
      status: 403,
      body: { code: 'OperatorsOnly' },
    });
  }
  expect(await openReviews()).toEqual([]);
});

test('an account that two people send waits for an operator, who can accept it only once', async () => {
  const [ann, ben] = people as [Person, Person];
  expect((await end(ann, await send(ann, 'owner-1', 'a'))).state).toBe('completed');
  const second = await send(ben, 'owner-1', 'b');
  const waiting = await untilReviewed(ben, second);
  expect(waiting).toMatchObject({
    state: 'running',
    steps: { 'score-quality': { note: expect.stringContaining('member of our team') } },
  });
  expect(waiting).not.toHaveProperty('quality');
  expect(toldOf(waiting)).not.toMatch(ofOthers);
  const [review, ...others] = await openReviews();
  expect(others).toEqual([]);
  expect(review).toMatchObject({ state: 'open', dataPoolId: 'spotify', earlier: [expect.any(String)] });
  expect(JSON.stringify(review)).not.toContain(ben.userSub);
  expect((await decide(review.reviewId, 'accepted')).status).toBe(200);
  const accepted = await end(ben, second);
  expect(accepted).toMatchObject({ state: 'completed', quality: { score: review.quality } });
  // After its acceptance, its timeline is like that of any other.
  expect(accepted.steps['score-quality']).toMatchObject({
    ...{ state: 'done', endedAt: expect.any(String), note: `${review.quality} out of 10.` },
    findings: expect.arrayContaining([expect.objectContaining({ label: 'novelty' })]),
  });
  expect(await openReviews()).toEqual([]);
  expect((await decide(review.reviewId, 'accepted')).status).toBe(200);
  expect(await decide(review.reviewId, 'refused')).toMatchObject({
    status: 409,
    body: { code: 'AlreadyDecided' },
  });
  expect((await decide('nothing', 'refused')).status).toBe(404);
});

test('an upload that an operator refuses earns nothing, and the owner of the data may still send it', async () => {
  const [ann, ben, cleo] = people as [Person, Person, Person];
  await end(ann, await send(ann, 'owner-2', 'a'));
  const second = await send(ben, 'owner-2', 'b');
  await untilReviewed(ben, second);
  const [review] = await openReviews();
  await decide(review.reviewId, 'refused');
  const refused = await end(ben, second);
  expect(refused).toMatchObject({
    state: 'rejected',
    rejection: { code: 'refused-after-review', advice: expect.any(String) },
  });
  expect(refused).not.toHaveProperty('quality');
  expect(toldOf(refused)).not.toMatch(ofOthers);
  const ObjectLocation = Buffer.from(`${ben.userSub}/spotify/${second}/${refused.fileName}`).toString(
    'base64',
  );
  const query = new URLSearchParams({ title: 'spotify', ObjectLocation, userId: ben.userSub });
  const { body } = await call(cloud.stack, ben, `POST /upload_v2?${query}`);
  expect(body).toMatchObject({ data_status_code: 422, code: 'refused-after-review' });
  expect(JSON.stringify(body)).not.toMatch(ofOthers);
  // Refused data does not make the same data a duplicate; the owner's upload waits for its own review.
  expect(await untilReviewed(cleo, await send(cleo, 'owner-2', 'b'))).toMatchObject({ state: 'running' });
});

test('an operator finds waiting uploads, sees the chain, the pools and the books, and each decision in the audit log', async () => {
  const ask = async (path: string) => {
    const { status, body } = await call(cloud.stack, operator, `GET /operator/${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const [review] = await openReviews();
  const waiting = await ask('executions?workflow=contribution&state=RequestReview');
  expect(waiting.executions.map(({ executionId }: { executionId: string }) => executionId)).toContain(
    review.reviewId,
  );
  const execution = await ask(`executions/contribution/${review.reviewId}`);
  expect(execution.steps.at(-1)).toMatchObject({ state: 'RequestReview', outcome: 'running' });
  const { value: userHash } = execution.about.find(({ name }: { name: string }) => name === 'userHash');
  // The index of executions by person is updated by an event, after the execution has started.
  await expect
    .poll(async () => (await ask(`executions?userHash=${userHash}`)).executions[0]?.executionId)
    .toBe(review.reviewId);
  expect(await ask('chain')).toMatchObject({ isEqual: true, pendingLeaves: 0, keys: [{}, {}] });
  const { pools } = await ask('pools');
  expect(pools.flatMap(({ differences }: { differences: string[] }) => differences)).toEqual([]);
  const { balances } = await ask('ledger');
  const people = balances.find(({ account }: { account: string }) => account === 'people');
  expect(BigInt(people.amount)).toBeGreaterThan(0n);
  expect(await ask('dead-letters')).toEqual({ deadLetters: [] });
  const { entries } = await ask('audit');
  expect(entries.map(({ action, outcome }: Record<string, string>) => [action, outcome])).toContainEqual([
    'review.refuse',
    'done',
  ]);
});

describe.skipIf(browserPath === undefined)('on the pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  test('an operator finds a waiting upload, sees the reason, decides, and appears in the audit log', async () => {
    await visitAs(browser, 'review', async (page) => {
      await beSignedIn(page, cloud.stack, operator);
      await page.goto(`${cloud.stack.webUrl}/operator`);
      const needs = page.getByRole('list', { name: 'What needs you' });
      await needs.getByText('People who wait for a decision').waitFor();
      await page.getByRole('link', { name: /^Executions/ }).click();
      // The address changes before the page does, so `check` would fail.
      await page.getByRole('radio', { name: /^Running/ }).click();
      await page.getByRole('radio', { name: /^Running/, checked: true }).waitFor();
      const rows = page.getByRole('table', { name: 'executions' }).getByRole('link');
      await expect.poll(() => rows.count()).toBe(1);
      await rows.click();

      await page.getByRole('heading', { name: 'Execution of a contribution' }).waitFor();
      await page.getByRole('button', { name: /^Request review, Task, waits here/ }).waitFor();
      await page.getByRole('button', { name: /^Score quality, Task, passed/ }).waitFor();
      const steps = page.getByRole('list', { name: 'Steps of the execution' });
      await steps.getByText('Request review').click();
      await steps.getByText('Input: contributionId').filter({ visible: true }).first().waitFor();
      await page.getByRole('link', { name: 'Everything of this person' }).click();
      await expect.poll(() => rows.count()).toBe(1);

      await page.getByRole('link', { name: 'Reviews' }).click();
      await page.getByRole('button', { name: 'Refuse' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Refuse' }).click();
      // proves operator.reviews-accept-refuse
      await dialog.getByText('Say why in 3 letters or more.').waitFor();
      await dialog.getByLabel('Reason').fill('The account is somebody else’s.');
      await dialog.getByRole('button', { name: 'Refuse' }).click();
      await page.getByText('Nothing is waiting for you.').waitFor();

      await page.getByRole('link', { name: 'Audit log' }).click();
      const entry = page.getByRole('row').filter({ hasText: 'The account is somebody else’s.' });
      await entry.getByText('reviewer@example.com').waitFor();
      await entry.getByText('Refused a contribution').waitFor();
      await readThousands(page);
    });
    expect(await openReviews()).toEqual([]);
  });

  test('a buyer requests a refund and a contributor appeals; an operator answers both, and both can read the answer', async () => {
    const [ann, ben] = people as [Person, Person];
    const buyer = await signUp(cloud.stack);
    const quote = await askQuote(cloud.stack, buyer, await uploadsOf(ann));
    const purchaseId = await buyByCard(cloud.stack, buyer, quote);
    expect(await followPurchase(cloud.stack, buyer, purchaseId)).toMatchObject({ status: 'completed' });
    const refused = await refusedOf(ben);

    await visitAs(browser, 'ask-refund', async (page) => {
      await beSignedIn(page, cloud.stack, buyer);
      await page.goto(`${cloud.stack.webUrl}/account?tab=transactions`);
      await page.getByRole('list', { name: 'Purchases' }).getByRole('button', { name: 'View' }).click();
      await ask(page, 'Ask for a Refund', 'I bought the wrong one, and have not opened it.');
    });
    await visitAs(browser, 'appeal', async (page) => {
      await beSignedIn(page, cloud.stack, ben);
      await page.goto(`${cloud.stack.webUrl}/datapool/contribute/spotify?contribution=${refused}`);
      await ask(page, 'Appeal', 'The account is mine alone, and I can show it.');
    });
    await visitAs(browser, 'answer', async (page) => {
      await beSignedIn(page, cloud.stack, operator);
      await page.goto(`${cloud.stack.webUrl}/operator/reviews`);
      await answer(page, /have not opened it/, 'Grant', 'It was never downloaded.');
      await answer(page, /The account is mine alone/, 'Decline', 'Both exports name one account.');
      await page.getByText('Nothing is waiting for you.').waitFor();
    });
    for (const [person, word, said] of [
      [buyer, 'Granted', 'It was never downloaded. Your money is on its way back.'],
      [ben, 'Declined', 'Both exports name one account.'],
    ] as const) {
      await visitAs(browser, `answered-${word}`, async (page) => {
        await beSignedIn(page, cloud.stack, person);
        await page.goto(`${cloud.stack.webUrl}/account`);
        const own = page.getByRole('list', { name: 'Your requests' });
        await own.getByText(word, { exact: true }).waitFor();
        await own.getByText(said).waitFor();
      });
    }
  });

  test('a person who is not an operator is told so, and loads nothing of the console', async () => {
    await visitAs(browser, 'no-operator', async (page) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await beSignedUp(page, cloud.stack);
      await page.goto(`${cloud.stack.webUrl}/operator/executions`);
      // proves operator.operator-lets-operators
      await page.getByText('Your account is not one of theirs.').waitFor();
      expect(loaded.some((url) => url.includes('/assets/operator-page'))).toBe(true);
      expect(loaded.filter((url) => url.includes('/assets/console') || url.includes('/operator/'))).toEqual([
        `${cloud.stack.webUrl}/operator/executions`,
      ]);
    });
  });
});

test.runIf(inject('everyCase'))('a second export of the same account adds less than the first', async () => {
  const [, , , dan] = people as [Person, Person, Person, Person];
  const first = await end(dan, await send(dan, 'owner-3', 'a'));
  const second = await end(dan, await send(dan, 'owner-3', 'b'));
  expect(second).toMatchObject({ state: 'completed' });
  expect(second.quality?.score).toBeLessThan((first.quality?.score ?? 0) * 0.75);
});
