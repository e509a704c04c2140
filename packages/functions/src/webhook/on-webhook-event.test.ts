import { createServer } from 'node:http';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { startHandlers } from '@cgdx/stand/engine/handler-endpoint.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import {
  markWithdrawn,
  openPurchaseStand,
  type PurchaseStand,
  putUpload,
} from '@cgdx/stand/purchase/purchase-stand.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tableName } from '../ground/links.ts';
import { documentClient } from '../ground/table/table.ts';
import { beginPurchase, changePurchase } from '../purchase/record/purchase.ts';
import { waitSeconds } from './back-off.ts';
import { handler as onWebhookEvent } from './on-webhook-event.ts';
import { findWebhook, makeWebhook, removeWebhook, secretOf } from './webhook.ts';

const functionName = 'cgdx-test-on-webhook-event';
const context = { invokedFunctionArn: `arn:aws:lambda:x:0:function:${functionName}` } as never;
let stand: PurchaseStand;
let receiver: Service;
let lambda: Service;
let status: number;
let got: { type: string; data: Record<string, unknown>; id: string; path: string }[];
const secrets = new Map<string, string>();

const run = (event: object) => permittedAs('on-webhook-event', () => onWebhookEvent(event as never, context));
const happened = (type: string, detail: object) =>
  run({ source: 'cgdx.market', 'detail-type': type, time: new Date().toISOString(), detail });
const tick = () => run({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });

beforeAll(async () => {
  stand = await openPurchaseStand();
  receiver = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const [path = ''] = (request.url ?? '').split('?');
      const headers = request.headers as Record<string, string>;
      // A message that is not signed for this receiver, or is old, is rejected.
      new Receiver(secrets.get(path) ?? 'whsec_AAAA').verify(body, headers);
      got.push({ ...JSON.parse(body), id: headers['webhook-id'], path });
      response.writeHead(status).end();
    }),
    0,
  );
  lambda = await startHandlers({
    [functionLinks.AuditRecorder]: () => import('../operator/audit/record-action.ts'),
    [functionName]: async () => ({ handler: (event) => run(event as object) }),
  });
  process.env.AWS_ENDPOINT_URL_LAMBDA = lambda.url;
  setLinks({
    AuditRecorder: { name: functionLinks.AuditRecorder },
    AnonymousIdKey: { value: 'a key of a test' },
    WebhookKey: { value: 'the key of this test' },
    WebhookPolicy: { privateAccepted: true },
  });
});
afterAll(async () => {
  await Promise.all([receiver?.stop(), lambda?.stop()]);
  await stand?.stop();
});
beforeEach(() => {
  [status, got] = [200, []];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const id of made.splice(0)) await removeWebhook(id);
});

const made: string[] = [];
let paths = 0;
async function newWebhook(userSub: string, ...types: Parameters<typeof makeWebhook>[1]['types']) {
  paths += 1;
  const path = `/in/${paths}`;
  const webhook = await makeWebhook(userSub, { url: receiver.url + path, types });
  secrets.set(path, secretOf(webhook));
  made.push(webhook.webhookId);
  return { ...webhook, path };
}

async function completedPurchase(userSub: string): Promise<string> {
  const purchaseId = crypto.randomUUID();
  await beginPurchase({ purchaseId, rail: 'card', userSub, state: 'submitted' });
  await documentClient.send(
    new UpdateCommand({
      TableName: tableName('PurchaseTable'),
      Key: { purchaseId },
      UpdateExpression: 'SET #state = :completed',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':completed': 'completed' },
    }),
  );
  return purchaseId;
}

test('a completed purchase is sent to its buyer’s webhooks only, once however often the event comes', async () => {
  const own = await newWebhook('ben', 'purchase.completed');
  await newWebhook('ben', 'upload.available');
  await newWebhook('ann', 'purchase.completed');
  const purchaseId = await completedPurchase('ben');
  await Promise.all([1, 2, 3].map(() => happened('purchase.completed', { purchaseId })));
  await happened('purchase.completed', { purchaseId });
  await tick();
  expect(got).toMatchObject([
    { type: 'purchase.completed', data: { purchaseId, rail: 'card' }, path: own.path },
  ]);
  expect(JSON.stringify(got)).not.toContain('ben');
});

test('a payment that a bank asks its owner to confirm is sent to their webhooks while it waits', async () => {
  const own = await newWebhook('ben', 'purchase.confirmation-asked');
  await newWebhook('ann', 'purchase.confirmation-asked');
  const purchaseId = crypto.randomUUID();
  await beginPurchase({ purchaseId, rail: 'card', userSub: 'ben', state: 'awaiting-payment', keyId: 'k-1' });
  await happened('purchase.confirmation-asked', { purchaseId });
  expect(got).toEqual([]);
  const authenticateBy = new Date(Date.now() + 3_600_000).toISOString();
  await changePurchase(purchaseId, ['awaiting-payment'], { authenticateBy });
  await Promise.all([1, 2].map(() => happened('purchase.confirmation-asked', { purchaseId })));
  await tick();
  expect(got).toMatchObject([
    {
      ...{ type: 'purchase.confirmation-asked', path: own.path },
      data: { purchaseId, keyId: 'k-1', authenticateBy },
    },
  ]);
});

test('an upload that comes on sale, and goes off sale, is sent to all subscribed webhooks, without its contributor', async () => {
  const one = await newWebhook('ben', 'upload.available', 'upload.withdrawn');
  const other = await newWebhook('ann', 'upload.withdrawn');
  const uploadHash = await putUpload({ userSub: 'carol', quality: 7 });
  await happened('contribution.completed', { uploadHash });
  await markWithdrawn(uploadHash);
  // A late event sends no message about an upload that is gone.
  const late = await newWebhook('dan', 'upload.available');
  await happened('contribution.completed', { uploadHash });
  await happened('upload.withdrawn', { uploadHash });
  const told = got.map(({ type, path }) => `${type} ${path}`).toSorted();
  expect(told).toEqual(
    [
      `upload.available ${one.path}`,
      `upload.withdrawn ${one.path}`,
      `upload.withdrawn ${other.path}`,
    ].toSorted(),
  );
  expect(got[0]?.data).toMatchObject({ uploadHash, dataPoolId: 'spotify', quality: 7 });
  expect(got.at(-1)?.data).toMatchObject({ uploadHash, recalled: false });
  expect(JSON.stringify(got)).not.toContain('carol');
  expect(late.types).toEqual(['upload.available']);
});

/** Moves the clock on, with a scheduled run every ten minutes. */
async function pass(seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    vi.setSystemTime(Math.min(end, Date.now() + 600_000));
    await tick();
  }
}

test('an unanswered message is sent again for three days, at growing intervals, with the same id', async () => {
  expect(waitSeconds.reduce((sum, each) => sum + each, 0)).toBe(3 * 86_400);
  expect(waitSeconds.toSorted((a, b) => a - b)).toEqual(waitSeconds);
  const own = await newWebhook('ben', 'purchase.completed');
  status = 500;
  await happened('purchase.completed', { purchaseId: await completedPurchase('ben') });
  expect(got).toHaveLength(1);
  await tick();
  expect(got).toHaveLength(1);
  await pass(60);
  expect(got).toHaveLength(2);
  expect((await findWebhook(own.webhookId))?.lastFailure?.reason).toBe('It answered 500.');
  status = 200;
  await pass(6 * 60);
  expect(got).toHaveLength(3);
  expect(new Set(got.map(({ id }) => id)).size).toBe(1);
  expect(await findWebhook(own.webhookId)).not.toHaveProperty('lastFailure');
  await pass(3_600);
  expect(got).toHaveLength(3);
});

test('after three days it becomes a dead letter and the webhook pauses; an operator’s replay resumes both', async () => {
  const own = await newWebhook('ben', 'purchase.completed');
  status = 500;
  const purchaseId = await completedPurchase('ben');
  await happened('purchase.completed', { purchaseId });
  await pass(3 * 86_400 + 3 * 3_600);
  expect(got).toHaveLength(waitSeconds.length + 1);
  expect((await findWebhook(own.webhookId))?.pausedAt).toMatch(/Z$/);
  await happened('purchase.completed', { purchaseId: await completedPurchase('ben') });
  await pass(600);
  expect(got).toHaveLength(waitSeconds.length + 1);

  const letters = async () =>
    (await permittedAs('api-operator', () => callOperator('GET /operator/dead-letters', { query: {} }))).body
      .deadLetters;
  const [letter] = await letters();
  expect(letter).toMatchObject({
    ...{ handler: 'on-webhook-event', kind: 'not-delivered', error: 'WebhookUnreachable', failures: 1 },
  });
  expect(JSON.stringify(letter)).not.toMatch(/ben|127\.0\.0\.1/);
  status = 200;
  const { letterId } = letter;
  const replay = await permittedAs('api-operator-action', () =>
    callOperator('POST /operator/dead-letters/{letterId}/replay', {
      path: { letterId },
      body: { reason: 'Its owner has mended it.' },
    }),
  );
  expect(replay).toMatchObject({ status: 200, body: { state: 'replayed' } });
  await expect.poll(() => got.length).toBe(waitSeconds.length + 2);
  expect(got.at(-1)).toMatchObject({ data: { purchaseId }, id: got[0]?.id });
  await expect.poll(() => findWebhook(own.webhookId)).not.toHaveProperty('pausedAt');
});

test('open deliveries of a removed webhook are not sent', async () => {
  const own = await newWebhook('ben', 'purchase.completed');
  status = 500;
  await happened('purchase.completed', { purchaseId: await completedPurchase('ben') });
  await removeWebhook(own.webhookId);
  status = 200;
  await pass(3_600);
  expect(got).toHaveLength(1);
});
