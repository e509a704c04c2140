import { permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Event } from '../ground/caller/api.ts';
import { handler as transactionRoute } from '../purchase/transaction-route.ts';
import { findKey, keysOfPerson, makeKey, revokeKey } from './api-key.ts';
import { handler as authorizeKey } from './authorize-key.ts';

let stand: PurchaseStand;
beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());
afterEach(() => vi.useRealTimers());

const newKey = (scopes: ('search' | 'download')[] = ['search']) =>
  permittedAs('api-key', () => makeKey('ben', { name: 'A test', scopes, capCents: 500 }));
const ask = (header: string) =>
  permittedAs('authorize-key', () => authorizeKey({ identitySource: [header] }));

test('a key is let through with what its routes need to know, and nothing else of its owner', async () => {
  const { key, secret } = await newKey(['search', 'download']);
  expect(await ask(`Bearer ${secret}`)).toEqual({
    isAuthorized: true,
    context: { userSub: 'ben', keyId: key.keyId, scopes: 'search download', capCents: '500' },
  });
  expect(JSON.stringify(await keysOfPerson('ben'))).not.toContain(secret.slice(10));
});

test('a text that is not a key, or a revoked key, is refused', async () => {
  const { key, secret } = await newKey();
  for (const header of ['', secret, `Bearer ${secret}x`, `Bearer ${secret.slice(0, -1)}`, `Basic ${secret}`])
    expect([header, await ask(header)]).toEqual([header, { isAuthorized: false }]);
  expect(await ask(`Bearer cgdx_${'A'.repeat(43)}`)).toEqual({ isAuthorized: false });
  expect((await ask(`Bearer ${secret}`)).isAuthorized).toBe(true);
  await permittedAs('api-key', () => revokeKey(key.keyHash));
  expect(await ask(`Bearer ${secret}`)).toEqual({ isAuthorized: false });
  const { revokedAt } = (await findKey(key.keyHash)) ?? {};
  await permittedAs('api-key', () => revokeKey(key.keyHash));
  expect((await findKey(key.keyHash))?.revokedAt).toBe(revokedAt);
});

test('a key’s last use is stored once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-05T12:00:00Z') });
  const { key, secret } = await newKey();
  const usedAfter = async (at: string) => {
    vi.setSystemTime(Date.parse(at));
    await ask(`Bearer ${secret}`);
    return (await findKey(key.keyHash))?.lastUsedAt;
  };
  expect(await usedAfter('2026-11-05T12:00:30Z')).toBe('2026-11-05T12:00:30.000Z');
  expect(await usedAfter('2026-11-05T12:01:20Z')).toBe('2026-11-05T12:00:30.000Z');
  expect(await usedAfter('2026-11-05T12:01:31Z')).toBe('2026-11-05T12:01:31.000Z');
});

test('a route answers a key of the right scope as its owner, and tells any other which scope it lacks', async () => {
  const call = async (scopes: ('search' | 'download')[]) => {
    const { secret } = await newKey(scopes);
    const authorized = await ask(`Bearer ${secret}`);
    const event = {
      routeKey: 'GET /v1/purchases',
      headers: { authorization: `Bearer ${secret}` },
      requestContext: {
        timeEpoch: Date.now(),
        authorizer: { lambda: authorized.isAuthorized && authorized.context },
      },
    } as unknown as Event;
    const answer: APIGatewayProxyStructuredResultV2 = await permittedAs('api-transaction', () =>
      transactionRoute(event),
    );
    return [answer.statusCode, JSON.parse(answer.body ?? '')];
  };
  expect(await call(['search', 'download'])).toEqual([200, []]);
  expect(await call(['search'])).toMatchObject([
    403,
    { code: 'KeyBeyondScope', message: 'This key may search, and this call needs "download".' },
  ]);
});
