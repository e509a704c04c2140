import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { leastContributors } from '@cgdx/core/insight/budget.ts';
import { quarterOf } from '@cgdx/core/insight/calendar.ts';
import { addCounts, countsOf, noCounts } from '@cgdx/core/insight/fold.ts';
import { madeUpContributor } from '@cgdx/core/insight/made-up-contributors.ts';
import { editionOf, madeUpContributors } from '@cgdx/core/insight/made-up-pool.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { promptsAMinute } from '@cgdx/workflows/wiring/limit.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentClient } from '../ground/table/table.ts';
import { lastEditions, publishEdition } from '../pool/edition.ts';
import { foldPerson, foldUnfolded, readCounts } from '../pool/pool-count.ts';
import { addSummary, countedUploads, storeSummary } from '../pool/summary.ts';
import { findUpload } from '../pool/upload.ts';
import { handler as onUploadWithdrawn } from '../withdrawal/on-upload-withdrawn.ts';
import { withdrawUpload } from '../withdrawal/withdrawal.ts';
import { handler as insightRoute } from './insight-route.ts';
import { handler as onContributionCompleted } from './on-contribution-completed.ts';
import { publishDue } from './publish-due.ts';

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());

const told = (type: string, detail: object) =>
  ({ 'detail-type': type, detail }) as unknown as EventBridgeEvent<string, unknown>;
const month = new Date().toISOString().slice(0, 7);

const completed = (uploadHash: string) =>
  onContributionCompleted(told('contribution.completed', { uploadHash }));
const clock = () => onContributionCompleted(told('clock.struck', {}));
const nameOf = (person: number): string => `person-${person}`;

/** Masks an upload of one person to the Spotify pool, without the event of its completion. */
async function mask(person: number, seed = person): Promise<string> {
  const uploadHash = await putUpload({ userSub: nameOf(person) });
  const upload = await findUpload(uploadHash);
  await storeSummary(upload?.datasetPrefix ?? '', madeUpContributor('spotify', seed, month).summary);
  return uploadHash;
}

/** Masks such an upload and delivers its event. */
async function contribute(person: number, seed = person): Promise<string> {
  const uploadHash = await mask(person, seed);
  await completed(uploadHash);
  return uploadHash;
}

/** Counts all uploads of these people from scratch. */
async function fullCount(people: readonly number[]) {
  let sum = noCounts;
  for (const person of people) {
    const uploads = await countedUploads('spotify', nameOf(person));
    sum = addCounts(sum, countsOf('spotify', uploads));
  }
  return sum;
}

async function call(sub: string, route: string, body: object, pathParameters: Record<string, string> = {}) {
  const event = { ...signedInEvent(route, { sub, email: `${sub}@example.com` }, body), pathParameters };
  const { statusCode = 0, body: text = '' } = await insightRoute(event);
  const answered = JSON.parse(text);
  if (statusCode === 200) assertResponse(route, statusCode, answered);
  return { status: statusCode, ...answered };
}
const ask = (sub: string, message: string) => call(sub, 'POST /fusion_agent', { session_id: '1', message });
const again = (sub: string, insightId: string) =>
  call(sub, 'GET /fusion_agent/{insightId}', {}, { insightId });

test('a pool that is too small says so, and why', async () => {
  const { response, findings, too_small, pdf_s3_location } = await ask('ann', 'What is the trend on TikTok?');
  expect(response).toContain('TikTok is still too small');
  expect(response).toContain(`about ${leastContributors} contributors`);
  expect([findings, too_small, pdf_s3_location]).toEqual([[], ['tiktok'], undefined]);
});

test('a large pool is answered about, with a report for each answer', async () => {
  const edition = editionOf('spotify', madeUpContributors('spotify', 50), { copies: 100 });
  await publishEdition({ ...edition, number: quarterOf(new Date().toISOString()) - 1 });
  const { response, findings, pdf_s3_location: link } = await ask('ann', 'When do people listen to music?');
  expect(findings.map(({ queryId }: { queryId: string }) => queryId)).toContain('hours');
  expect(response).toMatch(/^Spotify: people are .* \d+% of each contributor’s records/);
  for (const { series } of findings)
    expect(series[0]).toMatchObject({ period: expect.stringMatching(/\d{4}/) });
  const report = await fetch(link);
  expect(report.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await report.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.7');
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
});

test('asking again, or together with others, reveals nothing more', async () => {
  const asked = await Promise.all(
    ['ann', 'ben', 'ben', 'cid'].map((sub) => ask(sub, 'Hours and days that people are active on Spotify?')),
  );
  const numbers = asked.map(({ findings }) => JSON.stringify(findings));
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toContain('share');
});

test('only the person who asked can read an answer and its report', async () => {
  const { insight_id: id, response } = await ask('ann', 'Quality of Spotify');
  expect(await again('ann', id)).toMatchObject({
    status: 200,
    response,
    pdf_s3_location: expect.any(String),
  });
  expect(await again('ben', id)).toMatchObject({ status: 404, code: 'NotFound' });
});

test('folded counts equal those of a full count, however often and in whatever order events come', async () => {
  const people = [0, 1, 2, 3, 4, 5];
  const uploads = await Promise.all(people.map((person) => contribute(person)));
  uploads.push(await contribute(0, 70), await contribute(1, 71));
  await Promise.all(uploads.map(completed));
  const counts = await readCounts('spotify');
  expect(counts).toEqual(await fullCount(people));
  expect(Object.values(counts.quarters).flatMap(({ people: all }) => Object.values(all ?? {}))).toEqual([
    6_000,
  ]);

  const [first = '', second = ''] = uploads;
  await withdrawUpload(nameOf(1), second);
  await onUploadWithdrawn(told('upload.withdrawn', { uploadHash: second }));
  await onUploadWithdrawn(told('upload.withdrawn', { uploadHash: second }));
  await Promise.all([completed(second), completed(first)]);
  expect(await readCounts('spotify')).toEqual(await fullCount(people));
  expect(await countedUploads('spotify', nameOf(1))).toHaveLength(1);
  const kept = await documentClient.send(new ScanCommand({ TableName: 'test-SummaryTable' }));
  const withCounts = kept.Items?.filter(({ summary }) => summary !== undefined) ?? [];
  expect(withCounts.length).toBeGreaterThan(0);
  expect(withCounts.some(({ contributor }) => String(contributor).endsWith(second))).toBe(false);
});

test.each(['before', 'after'] as const)(
  'an upload that is added and withdrawn is counted once, wherever the function dies %s a request',
  async (when) => {
    const { database } = stand.proxies;
    const started = await readCounts('spotify');
    /** Delivers an event until it goes through, with a fault at every request in turn. */
    const deliver = async (work: () => Promise<unknown>) => {
      for (let at = 0; ; at++) {
        database.plan({ at, when });
        const isThrough = await work().then(
          () => true,
          () => false,
        );
        const isOver = database.count() <= at;
        database.plan(undefined);
        if (isThrough && isOver) return at;
      }
    };
    const uploadHash = await mask(20);
    expect(await deliver(() => completed(uploadHash))).toBeGreaterThan(3);
    const counts = await readCounts('spotify');
    expect(counts).toEqual(addCounts(started, await fullCount([20])));
    expect(counts).not.toEqual(started);
    await Promise.all(Array.from({ length: 4 }, () => foldPerson('spotify', nameOf(20))));
    expect(await readCounts('spotify')).toEqual(counts);
    await withdrawUpload(nameOf(20), uploadHash);
    await deliver(() => onUploadWithdrawn(told('upload.withdrawn', { uploadHash })));
    expect(await readCounts('spotify')).toEqual(started);
  },
);

test('a person who withdraws everything leaves no count behind', async () => {
  const before = await readCounts('spotify');
  const uploadHash = await contribute(30);
  await withdrawUpload(nameOf(30), uploadHash);
  await onUploadWithdrawn(told('upload.withdrawn', { uploadHash }));
  expect(await readCounts('spotify')).toEqual(before);
});

test('an edition is published once a quarter, whoever has joined or left', async () => {
  expect(await clock()).toEqual({ published: platformIds.length });
  expect(await clock()).toEqual({ published: 0 });
  await contribute(40);
  expect(await clock()).toEqual({ published: 0 });
  const [edition] = await lastEditions('spotify', 1);
  expect(edition?.number).toBe(quarterOf(new Date().toISOString()));
  expect(await publishEdition({ ...(edition as NonNullable<typeof edition>), answers: {} })).toBe(false);
  expect(await lastEditions('spotify', 1)).toEqual([edition]);
});

test('newcomers are counted in the edition after next', async () => {
  const dayMs = 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    for (const days of [92, 92]) {
      vi.setSystemTime(Date.now() + days * dayMs);
      expect(await clock()).toEqual({ published: platformIds.length });
    }
    const [edition] = await lastEditions('spotify', 1);
    const quarter = quarterOf(new Date().toISOString()) - 2;
    expect(Object.keys((await readCounts('spotify')).quarters).map(Number)).toEqual([quarter]);
    expect(edition?.number).toBe(quarter + 2);
  } finally {
    vi.useRealTimers();
  }
});

test('prompts that say nothing, too much or come too often are refused with what to do', async () => {
  expect(await ask('dan', ' \n')).toMatchObject({
    status: 422,
    code: 'EmptyPrompt',
    message: 'Please enter a valid prompt to get insights',
  });
  expect(await ask('dan', 'x'.repeat(4_001))).toMatchObject({
    code: 'PromptTooLong',
    advice: expect.any(String),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T00:00:30Z') });
  try {
    for (let n = 0; n < promptsAMinute; n++) expect((await ask('eve', 'TikTok')).status).toBe(200);
    expect(await ask('eve', 'TikTok')).toMatchObject({
      status: 429,
      code: 'TooManyPrompts',
      retryAfterSeconds: 60,
    });
  } finally {
    vi.useRealTimers();
  }
});

test('a person who contributed before pools had counts is in the next edition once', async () => {
  const uploadHash = await putUpload({ userSub: nameOf(900), dataPoolId: 'youtube' });
  const upload = await findUpload(uploadHash);
  if (upload === undefined) throw new Error('it is listed');
  await addSummary(upload, madeUpContributor('youtube', 900, month).summary);
  expect(await readCounts('youtube')).toEqual(noCounts);
  await publishDue('youtube');
  await foldUnfolded('youtube');
  const uploads = await countedUploads('youtube', nameOf(900));
  expect(await readCounts('youtube')).toEqual(countsOf('youtube', uploads));
});
