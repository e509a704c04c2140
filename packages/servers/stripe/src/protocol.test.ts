import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSession, openEar, openStand, payPath, type Stand, secretKey } from './testing/stand.ts';

let stand: Stand;
let stripe: Stripe;

beforeAll(async () => {
  stand = await openStand();
  stripe = stand.stripe;
});
afterAll(() => stand.close());

describe('an idempotency key', () => {
  const email = (address: string, idempotencyKey: string) =>
    stripe.accounts.create({ type: 'express', email: address }, { idempotencyKey });

  it('replays the address of a page with the new port if the server moved in a restart', async () => {
    const own = await openStand();
    const make = (stripe: Stripe) => newSession(stripe, 1250, {}, { idempotencyKey: 'moved' });
    const { id } = await make(own.stripe);
    await own.restart('elsewhere');
    const { hostname, port } = new URL(own.url());
    const moved = new Stripe(secretKey, { host: hostname, port: Number(port), protocol: 'http' });
    for (const { url } of [await make(moved), await moved.checkout.sessions.retrieve(id)])
      expect(url).toBe(`${own.url()}/pay/${id}`);
    await own.close();
  });

  it('gives the same request the same answer, even after a restart', async () => {
    const first = await email('a@example.com', 'key-1');
    await stand.restart();
    const again = await email('a@example.com', 'key-1');
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  it('is refused for a different request', async () => {
    await email('a@example.com', 'key-2');
    await expect(email('b@example.com', 'key-2')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('is forgotten after a day', async () => {
    const first = await email('a@example.com', 'key-3');
    stand.advance(86_400_000);
    expect((await email('a@example.com', 'key-3')).id).not.toBe(first.id);
  });

  it('stores the refusal of a valid request, and not that of an invalid one', async () => {
    const transfer = (destination: string, more: object = {}) =>
      stripe.transfers.create(
        { amount: 1, currency: 'sgd', destination, ...more },
        { idempotencyKey: 'key-4' },
      );
    await expect(transfer('x', { amount: 'much' })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
    });
    await expect(transfer('x')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(transfer('y')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });
});

describe('a request', () => {
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(stand.url() + path, {
      ...init,
      headers: { authorization: `Bearer ${secretKey}`, ...init.headers },
    });

  it.each([
    ['no key', undefined, 'did not provide an API key'],
    ['another key', 'Bearer sk_test_another', 'Invalid API Key'],
  ])('with %s is refused', async (_, authorization, words) => {
    const answer = await fetch(
      `${stand.url()}/v1/balance`,
      authorization ? { headers: { authorization } } : {},
    );
    expect(answer.status).toBe(401);
    expect(((await answer.json()) as { error: { message: string } }).error.message).toContain(words);
  });

  it('for an operation that is not served is refused with a sentence', async () => {
    const answer = await raw('/v1/unicorns');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it.each([
    ['an unknown name', { surprise: 'x' }, { code: 'parameter_unknown', param: 'surprise' }],
    ['a required parameter missing', {}, { code: 'parameter_missing', param: 'success_url' }],
    ['a malformed name', { 'a]b': 'x' }, { param: 'a]b' }],
    ['a name that every object has', { '__proto__[x]': 'x' }, { param: '__proto__[x]' }],
  ])('with %s is refused, and the refusal names the parameter', async (_, form, error) => {
    const answer = await raw('/v1/checkout/sessions', {
      method: 'POST',
      body: new URLSearchParams({ mode: 'payment', ...form }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', ...error } });
  });

  it('for a malformed id is refused', async () => {
    expect((await raw('/v1/transfers/%E0%A4%A')).status).toBe(404);
  });

  it('for an amount above Stripe’s limit is refused', async () => {
    await expect(newSession(stripe, 100_000_000)).rejects.toMatchObject({ code: 'amount_too_large' });
  });

  it('for too little money, or for two currencies at once, is refused', async () => {
    await expect(newSession(stripe, 49)).rejects.toMatchObject({ code: 'amount_too_small' });
    const item = (currency: string) => ({
      quantity: 1,
      price_data: { currency, unit_amount: 500, product_data: { name: 'x' } },
    });
    await expect(newSession(stripe, 0, { line_items: [item('sgd'), item('usd')] })).rejects.toThrow(
      'same currency',
    );
  });

  it('from a foreign page changes nothing', async () => {
    const closed = await openStand({ admit: ({ origin }) => (origin ? 'not for pages' : undefined) });
    const answer = await fetch(`${closed.url()}/v1/accounts`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', authorization: `Bearer ${secretKey}` },
    });
    expect(answer.status).toBe(403);
    expect((await closed.stripe.accounts.list()).data).toEqual([]);
    await closed.close();
  });
});

describe('a list', () => {
  it('is read page by page, newest first, forwards and backwards', async () => {
    const own = await openStand();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await own.stripe.accounts.create({ type: 'express' })).id);
    const first = await own.stripe.accounts.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const all: string[] = [];
    for await (const { id } of own.stripe.accounts.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(ids);
    await expect(own.stripe.accounts.list({ starting_after: 'acct_nobody' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
    const before = await own.stripe.accounts.list({ limit: 2, ending_before: ids[4] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    await own.close();
  });
});

describe('events', () => {
  const secretOf = (endpoint: Stripe.WebhookEndpoint): string => endpoint.secret ?? '';
  const payOne = async ({ stripe: client, visit }: Stand) => {
    const session = await newSession(client);
    await visit(payPath(session), { card: '4242424242424242', email: 'a@example.com' });
  };
  const typesOf = (heard: readonly { body: string }[]): string[] =>
    heard.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const wholePayment = [
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ];

  it('are delivered to subscribed endpoints with a valid signature', async () => {
    const own = await openStand();
    const ear = await openEar();
    const endpoint = await own.stripe.webhookEndpoints.create({
      url: ear.url,
      enabled_events: ['checkout.session.completed'],
    });
    await payOne(own);
    await expect.poll(() => ear.heard.length).toBe(1);
    const [{ body, signature } = { body: '', signature: '' }] = ear.heard;
    const event = own.stripe.webhooks.constructEvent(body, signature, secretOf(endpoint));
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { payment_status: 'paid' } },
    });
    expect(() => own.stripe.webhooks.constructEvent(body, signature, 'whsec_another')).toThrow();
    expect((await own.stripe.events.retrieve(event.id)).type).toBe('checkout.session.completed');
    await Promise.all([own.close(), ear.stop()]);
  });

  it('are delivered again until an endpoint accepts them, even after a restart', async () => {
    const own = await openStand();
    const ear = await openEar();
    await own.stripe.webhookEndpoints.create({ url: ear.url, enabled_events: ['charge.succeeded'] });
    ear.answers.push(500, 302, 503);
    await payOne(own);
    await expect.poll(() => ear.heard.length).toBeGreaterThanOrEqual(2);
    await own.restart();
    await expect.poll(() => ear.heard.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ear.heard.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
    await Promise.all([own.close(), ear.stop()]);
  });

  it('are delivered twice and out of order if the server is told to', async () => {
    const own = await openStand({ isUnruly: true });
    const ear = await openEar();
    await own.stripe.webhookEndpoints.create({ url: ear.url, enabled_events: ['*'] });
    await payOne(own);
    await expect.poll(() => ear.heard.length).toBe(8);
    expect(typesOf(ear.heard).toSorted()).toEqual([...wholePayment, ...wholePayment].toSorted());
    expect([...new Set(typesOf(ear.heard))]).toEqual(wholePayment.toReversed());
    await Promise.all([own.close(), ear.stop()]);
  });

  it('are not delivered to a disabled endpoint', async () => {
    const own = await openStand();
    const ear = await openEar();
    const { id } = await own.stripe.webhookEndpoints.create({ url: ear.url, enabled_events: ['*'] });
    await own.stripe.webhookEndpoints.update(id, { disabled: true });
    await payOne(own);
    expect((await own.stripe.events.list()).data.map(({ pending_webhooks }) => pending_webhooks)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(ear.heard).toEqual([]);
    await Promise.all([own.close(), ear.stop()]);
  });
});
