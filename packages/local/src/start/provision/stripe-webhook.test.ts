import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSession, openEar, openStand, payPath, secretKey } from '@cgdx/stripe-server/testing/stand.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putWebhook } from './stripe-webhook.ts';

let directory: string;
let stand: Awaited<ReturnType<typeof openStand>>;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-webhook-'));
  stand = await openStand();
});
afterEach(async () => {
  await stand.close();
  rmSync(directory, { recursive: true, force: true });
});

const put = (url: string) =>
  putWebhook({ serverUrl: stand.url(), secretKey, file: join(directory, 'webhook.json'), url });

test('a payment is told to the API, signed with the secret that was kept', async () => {
  const ear = await openEar();
  const secret = await put(ear.url);
  const session = await newSession(stand.stripe);
  await stand.visit(payPath(session), { card: '4242424242424242', email: 'ann@example.com' });
  await expect.poll(() => ear.heard.length).toBeGreaterThan(0);
  const { body, signature } = ear.heard[0] ?? { body: '', signature: '' };
  expect(stand.stripe.webhooks.constructEvent(body, signature, secret).type).toBe(
    'checkout.session.completed',
  );
  await ear.stop();
});

test('the next start keeps the secret, and follows the API to another port', async () => {
  const secret = await put('http://127.0.0.1:4001/stripe/webhook');
  expect(await put('http://127.0.0.1:4002/stripe/webhook')).toBe(secret);
  const { data } = await stand.stripe.webhookEndpoints.list();
  expect(data.map(({ url }) => url)).toEqual(['http://127.0.0.1:4002/stripe/webhook']);
});

test('an endpoint whose secret was lost to a crash makes room for another', async () => {
  const secret = await put('http://127.0.0.1:4001/stripe/webhook');
  rmSync(join(directory, 'webhook.json'));
  expect(await put('http://127.0.0.1:4001/stripe/webhook')).not.toBe(secret);
  writeFileSync(join(directory, 'webhook.json'), JSON.stringify({ id: 'we_gone', secret: 'whsec_gone' }));
  expect(await put('http://127.0.0.1:4001/stripe/webhook')).not.toBe('whsec_gone');
  expect((await stand.stripe.webhookEndpoints.list()).data).toHaveLength(1);
});
