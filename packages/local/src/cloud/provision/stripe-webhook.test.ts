import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSession, openEar, openStand, payPath, secretKey } from '@cgdx/stripe/testing/stand.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putWebhooks } from './stripe-webhook.ts';

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

const put = (url: string) => putWebhooks({ serverUrl: stand.url(), secretKey, directory, url });

test('the event of a payment reaches the API, signed with the stored secret', async () => {
  const ear = await openEar();
  const [secret = ''] = (await put(ear.url)).split(',');
  const session = await newSession(stand.stripe);
  await stand.visit(payPath(session), { card: '4242424242424242', email: 'ann@example.com' });
  const types = () =>
    ear.heard.map(
      ({ body, signature }) => stand.stripe.webhooks.constructEvent(body, signature, secret).type,
    );
  await expect.poll(types).toContain('checkout.session.completed');
  await ear.stop();
});

test('the event of a connected account reaches the API, signed with another secret', async () => {
  const ear = await openEar();
  const [ofPayments = '', ofAccounts = ''] = (await put(ear.url)).split(',');
  const { id } = await stand.stripe.accounts.create({ type: 'express', country: 'SG' });
  await stand.stripe.accounts.update(id, { metadata: { changed: 'yes' } });
  await expect.poll(() => ear.heard.length).toBe(1);
  const { body, signature } = ear.heard[0] ?? { body: '', signature: '' };
  const { constructEvent } = stand.stripe.webhooks;
  expect(constructEvent.call(stand.stripe.webhooks, body, signature, ofAccounts)).toMatchObject({
    type: 'account.updated',
    account: id,
  });
  expect(() => constructEvent.call(stand.stripe.webhooks, body, signature, ofPayments)).toThrow();
  await ear.stop();
});

test('the next start keeps the secret, and follows the API to another port', async () => {
  const secret = await put('http://127.0.0.1:4001/stripe/webhook');
  expect(await put('http://127.0.0.1:4002/stripe/webhook')).toBe(secret);
  const { data } = await stand.stripe.webhookEndpoints.list();
  const url = 'http://127.0.0.1:4002/stripe/webhook';
  expect(data.map((endpoint) => endpoint.url)).toEqual([url, url]);
});

test('an endpoint whose secret was lost in a crash is replaced', async () => {
  const secret = await put('http://127.0.0.1:4001/stripe/webhook');
  rmSync(join(directory, 'webhook.json'));
  expect(await put('http://127.0.0.1:4001/stripe/webhook')).not.toBe(secret);
  writeFileSync(join(directory, 'webhook.json'), JSON.stringify({ id: 'we_gone', secret: 'whsec_gone' }));
  expect(await put('http://127.0.0.1:4001/stripe/webhook')).not.toBe('whsec_gone');
  expect((await stand.stripe.webhookEndpoints.list()).data).toHaveLength(2);
});

test('a damaged file of a secret is reported with what to do, and is not changed', async () => {
  await put('http://127.0.0.1:4001/stripe/webhook');
  const file = join(directory, 'webhook.json');
  writeFileSync(file, '{"id":"we_');
  await expect(put('http://127.0.0.1:4001/stripe/webhook')).rejects.toMatchObject({
    code: 'StateDamaged',
    message: `${file} is damaged.`,
    advice: expect.stringContaining('Delete it and start again'),
  });
  expect(readFileSync(file, 'utf8')).toBe('{"id":"we_');
});
