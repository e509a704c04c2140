import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { leastContributors } from '@cgdx/core/insight/due.ts';
import { madeUpContributor } from '@cgdx/core/insight/made-up-contributors.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { promptsAMinute } from '@cgdx/workflows/wiring/limit.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentClient } from '../ground/table/table.ts';
import { readContributors, readMembership, storeSummary } from '../pool/summary.ts';
import { findUpload } from '../pool/upload.ts';
import { handler as onUploadWithdrawn } from '../withdrawal/on-upload-withdrawn.ts';
import { withdrawUpload } from '../withdrawal/withdrawal.ts';
import { lastEditions, publishEdition } from './edition.ts';
import { handler as insightRoute } from './insight-route.ts';
import { handler as onContributionCompleted } from './on-contribution-completed.ts';

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());

const told = (type: string, detail: object) =>
  ({ 'detail-type': type, detail }) as unknown as EventBridgeEvent<string, unknown>;
const month = new Date().toISOString().slice(0, 7);

/** An upload of one person to the Spotify pool, from its masking to its event. */
async function contribute(person: number): Promise<string> {
  const uploadHash = await putUpload({ userSub: `person-${person}` });
  const upload = await findUpload(uploadHash);
  await storeSummary(upload?.datasetPrefix ?? '', madeUpContributor('spotify', person, month).summary);
  await onContributionCompleted(told('contribution.completed', { uploadHash }));
  return uploadHash;
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

const uploads: string[] = [];

test('pools that are too small say so, and why', async () => {
  const { response, findings, too_small, pdf_s3_location } = await ask('ann', 'What is the trend on TikTok?');
  expect(response).toContain('TikTok is still too small');
  expect(response).toContain(`at least ${leastContributors} contributors`);
  expect([findings, too_small, pdf_s3_location]).toEqual([[], ['tiktok'], undefined]);
});

test('a pool speaks from its first edition on, with a report for each answer', async () => {
  for (let person = 0; person < leastContributors - 1; person++) uploads.push(await contribute(person));
  expect(await lastEditions('spotify', 1)).toEqual([]);
  uploads.push(await contribute(leastContributors - 1));
  const [edition] = await lastEditions('spotify', 1);
  expect(edition).toMatchObject({ number: 1, contributors: leastContributors });

  const { response, findings, pdf_s3_location: link } = await ask('ann', 'When do people listen to music?');
  expect(findings.map(({ queryId }: { queryId: string }) => queryId)).toContain('hours');
  expect(response).toMatch(/Spotify: “\d\d–\d\d h” has \d+% of each contributor’s records/);
  for (const { series } of findings) {
    expect(series[0]).toMatchObject({
      contributors: leastContributors,
      period: expect.stringMatching(/\d{4}/),
    });
  }
  const report = await fetch(link);
  expect(report.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await report.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.7');
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
});

test('asking again, or with others, tells nothing more', async () => {
  const asked = await Promise.all(
    ['ann', 'ben', 'ben', 'cid'].map((sub) => ask(sub, 'Hours and days that people are active on Spotify?')),
  );
  const numbers = asked.map(({ findings }) => JSON.stringify(findings));
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toContain('share');
});

test('an answer and its report are its person’s alone', async () => {
  const { insight_id: id, response } = await ask('ann', 'Quality of Spotify');
  expect(await again('ann', id)).toMatchObject({
    status: 200,
    response,
    pdf_s3_location: expect.any(String),
  });
  expect(await again('ben', id)).toMatchObject({ status: 404, code: 'NotFound' });
});

test('an upload is counted once, however often its event comes, and its person once with all uploads', async () => {
  const before = await readMembership('spotify');
  await onContributionCompleted(told('contribution.completed', { uploadHash: uploads[0] }));
  await contribute(0);
  expect(await readMembership('spotify')).toEqual(before);
  expect(await readContributors('spotify')).toHaveLength(before.contributors);
});

test('a withdrawn upload leaves the aggregates, and comes back with no late event', async () => {
  const [uploadHash = ''] = uploads.slice(-1);
  const before = (await readContributors('spotify')).length;
  await withdrawUpload(`person-${leastContributors - 1}`, uploadHash);
  await onUploadWithdrawn(told('upload.withdrawn', { uploadHash }));
  expect(await readContributors('spotify')).toHaveLength(before - 1);
  await onContributionCompleted(told('contribution.completed', { uploadHash }));
  expect(await readContributors('spotify')).toHaveLength(before - 1);
  const [edition] = await lastEditions('spotify', 1);
  expect(await readMembership('spotify', edition?.madeAt)).toMatchObject({ left: 1 });
  const kept = await documentClient.send(new ScanCommand({ TableName: 'test-SummaryTable' }));
  const withCounts = kept.Items?.filter(({ summary }) => summary !== undefined) ?? [];
  expect(withCounts.some(({ contributor }) => String(contributor).endsWith(uploadHash))).toBe(false);
});

test('an edition is published once, whoever tries', async () => {
  const [edition] = await lastEditions('spotify', 1);
  expect(await publishEdition({ ...(edition as NonNullable<typeof edition>), answers: [] })).toBe(false);
  expect(await lastEditions('spotify', 9)).toEqual([edition]);
});

test('a month after a withdrawal the pool is silent, until enough have come or gone since it spoke', async () => {
  const clock = () => onContributionCompleted(told('clock.struck', {}));
  for (const person of [101, 102]) await contribute(person);
  expect(await clock()).toEqual({ published: 0 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
  try {
    expect(await clock()).toEqual({ published: 1 });
    expect(await lastEditions('spotify', 1)).toMatchObject([{ number: 2, withheld: true, answers: [] }]);
    expect((await ask('fay', 'Hours on Spotify')).response).toContain('Spotify says nothing for now');
    expect(await clock()).toEqual({ published: 0 });
    for (let person = 103; person < 120; person++) await contribute(person);
    expect(await lastEditions('spotify', 1)).toMatchObject([{ number: 3, contributors: 55 }]);
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
