import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { startHandlers } from '@cgdx/stand/engine/handler-endpoint.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listAudit } from '../operator/audit/audit.ts';
import { handler as webhookRoute } from './webhook-route.ts';

let stand: PurchaseStand;
let receiver: Service;
let lambda: Service;
let status = 200;
let got: { body: string; headers: Record<string, string> }[] = [];

beforeAll(async () => {
  stand = await openPurchaseStand();
  receiver = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      got.push({ body, headers: request.headers as Record<string, string> });
      response.writeHead(status).end();
    }),
    0,
  );
  lambda = await startHandlers({
    [functionLinks.AuditRecorder]: () => import('../operator/audit/record-action.ts'),
  });
  process.env.AWS_ENDPOINT_URL_LAMBDA = lambda.url;
  setLinks({
    AuditRecorder: { name: functionLinks.AuditRecorder },
    AnonymousIdKey: { value: 'a key of a test' },
    WebhookKey: { value: 'the key of this test' },
  });
});
afterAll(async () => {
  await Promise.all([receiver?.stop(), lambda?.stop()]);
  await stand?.stop();
});
beforeEach(() => {
  [status, got] = [200, []];
  setLinks({ WebhookPolicy: { privateAccepted: true } });
});
afterEach(() => vi.useRealTimers());

const personOf = (sub: string) => ({ sub, email: `${sub}@example.com` });

async function call(sub: string, route: string, body: object = {}, webhookId = '') {
  const event = { ...signedInEvent(route, personOf(sub), body), pathParameters: { webhookId } };
  const { statusCode = 0, body: text = '' } = await permitted('api-webhook', webhookRoute)(event as never);
  const answered = JSON.parse(text);
  assertResponse(route, statusCode, answered);
  return { status: statusCode, body: answered };
}
const register = (sub: string, url = `${receiver.url}/in`, types: string[] = ['purchase.completed']) =>
  call(sub, 'POST /webhooks', { url, types });
const list = async (sub: string) => (await call(sub, 'GET /webhooks')).body.webhooks;

test('a webhook is registered, its secret is shown once, and a test message is signed with it', async () => {
  const { body } = await register('ann', undefined, ['upload.available', 'upload.available']);
  expect(body.webhook).toMatchObject({ types: ['upload.available'], url: `${receiver.url}/in` });
  expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const [listed] = await list('ann');
  expect(listed).toEqual(body.webhook);
  expect(JSON.stringify(listed)).not.toContain('whsec');
  const { webhookId } = body.webhook;
  expect(await call('ann', 'POST /webhooks/{webhookId}/test', {}, webhookId)).toEqual({
    status: 200,
    body: { delivered: true },
  });
  const [message] = got;
  const told = new Receiver(body.secret).verify(message?.body ?? '', message?.headers ?? {});
  expect(told).toMatchObject({ type: 'test', data: { webhookId } });
  expect(() => new Receiver(body.secret).verify(`${message?.body} `, message?.headers ?? {})).toThrow();
  expect((await list('ann'))[0].lastDeliveredAt).toMatch(/Z$/);
});

test('a failed test gives the reason, and another test is refused for a moment', async () => {
  const { webhookId } = (await register('bea')).body.webhook;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  status = 503;
  const send = () => call('bea', 'POST /webhooks/{webhookId}/test', {}, webhookId);
  expect((await send()).body).toEqual({ delivered: false, reason: 'It answered 503.' });
  expect(await send()).toMatchObject({ status: 429, body: { code: 'TooManyTests' } });
  expect((await list('bea'))[0].lastFailure.reason).toBe('It answered 503.');
  vi.setSystemTime(Date.now() + 5_001);
  status = 200;
  expect((await send()).body).toEqual({ delivered: true });
  expect((await list('bea'))[0]).not.toHaveProperty('lastFailure');
  expect(got).toHaveLength(2);
});

test('registration and removal are in the audit log, with the person’s hash and without the webhook’s address', async () => {
  const { webhookId } = (await register('fay')).body.webhook;
  await call('fay', 'POST /webhooks/{webhookId}/removal', {}, webhookId);
  const { entries } = await listAudit({ most: 2 });
  expect(entries).toMatchObject([
    { action: 'webhook.remove', target: `webhook/${webhookId}`, outcome: 'done' },
    { action: 'webhook.register', outcome: 'done', result: expect.stringContaining(webhookId) },
  ]);
  for (const secret of ['fay', receiver.url]) expect(JSON.stringify(entries)).not.toContain(secret);
});

test.each([
  ['http://127.0.0.1/in', 'need an https address'],
  ['https://127.0.0.1/in', 'in a private network'],
  ['https://localhost/in', 'in a private network'],
  ['https://169.254.169.254/latest/meta-data', 'in a private network'],
  ['https://[fd00:ec2::254]/', 'in a private network'],
  ['https://me:pw@example.com/', 'a user name or a password'],
  ['nonsense', 'This is not a web address'],
])('except on the local cloud, %s is refused', async (url, sentence) => {
  setLinks({ WebhookPolicy: { privateAccepted: false } });
  expect(await register('cat', url)).toMatchObject({
    status: 400,
    body: { code: 'WebhookRefused', message: expect.stringContaining(sentence) },
  });
  expect(await list('cat')).toEqual([]);
});

test('nobody else can remove a webhook, and a person has at most five', async () => {
  const { webhookId } = (await register('dan')).body.webhook;
  for (const verb of ['removal', 'test'])
    expect((await call('eve', `POST /webhooks/{webhookId}/${verb}`, {}, webhookId)).status).toBe(404);
  for (let more = 0; more < 4; more += 1) await register('dan');
  expect(await register('dan')).toMatchObject({ status: 409, body: { code: 'TooManyWebhooks' } });
  expect((await call('dan', 'POST /webhooks/{webhookId}/removal', {}, webhookId)).body).toEqual({
    removed: true,
  });
  expect(await list('dan')).toHaveLength(4);
  expect((await register('dan')).status).toBe(200);
});
