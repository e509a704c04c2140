import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { askQuote, buyByCard, followPurchase } from '@cgdx/local/person/buy/buy.ts';
import { buyerWallet, chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { payBasket } from '@cgdx/local/person/buy/pay-cgdx.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { linkWallet } from '@cgdx/local/person/wallet.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';

const cloud = sharedCloud();
let ben: Person;
let uploadHash: string;

beforeAll(async () => {
  const { uploadHashes } = await newContributor(cloud, [['spotify', 171]]);
  uploadHash = uploadHashes[0] ?? expect.fail('no upload');
  ben = await signUp(cloud.stack);
});

const inPath = () => Buffer.from(uploadHash, 'base64').toString('base64url');

async function newKey(scopes: readonly KeyScope[], capCents = '0', person = ben) {
  const { status, body } = await call(cloud.stack, person, 'POST /keys', {
    name: 'A test',
    scopes,
    capCents,
  });
  expect(status).toBe(200);
  return body as { secret: string; key: { keyId: string } };
}

/** Sends an API key in the place of a person's id token. */
const withKey = (secret: string): Person => ({ ...ben, idToken: async () => secret });

const byKey = (secret: string, route: string, body?: object) =>
  call(cloud.stack, withKey(secret), route, body);

describe('a key', () => {
  test('searches, previews, quotes and downloads as its owner does, and its last use is recorded', async () => {
    const { secret, key } = await newKey(['search', 'preview', 'quote', 'download']);
    const { body: listed } = await byKey(secret, 'GET /v1/pools/spotify/uploads');
    expect(listed).toEqual((await call(cloud.stack, ben, 'GET /upload/datapool/spotify')).body);
    const found = await byKey(secret, 'POST /v1/search', { message: 'Spotify listening histories' });
    expect(found).toMatchObject({ status: 200, body: { fits: true, need: { platforms: ['spotify'] } } });
    const { body: preview } = await byKey(secret, `GET /v1/uploads/${inPath()}`);
    expect(preview).toEqual((await call(cloud.stack, ben, `GET /dataset/${inPath()}`)).body);
    const asked = { uploadHashes: [uploadHash], licenceVersion };
    const quoted = await byKey(secret, 'POST /v1/quotes', asked);
    expect(quoted).toMatchObject({ status: 200, body: { totalWei: expect.stringMatching(/^\d+$/) } });
    const purchaseId = await buyByCard(cloud.stack, ben, await askQuote(cloud.stack, ben, [uploadHash]));
    await followPurchase(cloud.stack, ben, purchaseId);
    const { body: all } = await byKey(secret, 'GET /v1/purchases');
    expect(all).toMatchObject([{ purchaseId, status: 'completed' }]);
    const { body: one } = await byKey(secret, `GET /v1/purchases/${purchaseId}`);
    expect((await fetch(one.presignedUrl)).status).toBe(200);
    const { keys } = (await call(cloud.stack, ben, 'GET /keys')).body;
    expect(keys).toMatchObject([{ ...key, lastUsedAt: expect.stringMatching(/Z$/) }]);
    expect(JSON.stringify(keys)).not.toContain(secret);
  });

  test('without the scope of a call is refused with the scope that it needs', async () => {
    const { secret } = await newKey(['search']);
    const { secret: without } = await newKey(['preview']);
    expect(await byKey(without, 'POST /v1/search', { message: 'Spotify' })).toMatchObject({
      body: { code: 'KeyBeyondScope' },
    });
    for (const [route, scope] of [
      [`GET /v1/uploads/${inPath()}`, 'preview'],
      ['GET /v1/purchases', 'download'],
      ['GET /v1/purchases/none', 'download'],
    ] as const)
      expect(await byKey(secret, route), route).toMatchObject({
        status: 403,
        body: { code: 'KeyBeyondScope', message: expect.stringContaining(`needs "${scope}"`) },
      });
  });

  test('is refused on routes of people, and an id token on routes of keys', async () => {
    const { secret } = await newKey(['search', 'preview', 'quote', 'buy', 'download'], '100000');
    const entries = Object.entries(routes);
    for (const [route, { access }] of entries.filter(([, of]) => of.access === 'person'))
      expect([route, access, (await byKey(secret, route.replace(/\{\w+\}/g, 'x'))).status]).toEqual([
        route,
        access,
        401,
      ]);
    for (const [route] of entries.filter(([, of]) => of.access === 'key')) {
      const path = route.replace(/\{\w+\}/g, 'x');
      expect([route, (await call(cloud.stack, ben, path)).status]).toEqual([route, 403]);
      expect([route, (await call(cloud.stack, undefined, path)).status]).toEqual([route, 401]);
    }
  });

  test('that is invented, truncated or combined with another one is refused', async () => {
    const { secret } = await newKey(['search']);
    for (const wrong of [
      `${secret}x`,
      secret.slice(0, -1),
      `cgdx_${'A'.repeat(43)}`,
      'cgdx_',
      `${secret} ${secret}`,
    ])
      expect([wrong, (await byKey(wrong, 'GET /v1/pools/spotify/uploads')).status]).toEqual([wrong, 403]);
  });

  test('is refused from the first call after its revocation, and only its owner can revoke it', async () => {
    const { secret, key } = await newKey(['search']);
    expect((await byKey(secret, 'GET /v1/pools/spotify/uploads')).status).toBe(200);
    const revoke = `POST /keys/${key.keyId}/revocation`;
    expect((await call(cloud.stack, await signUp(cloud.stack), revoke)).status).toBe(404);
    expect((await byKey(secret, 'GET /v1/pools/spotify/uploads')).status).toBe(200);
    const { body: revoked } = await call(cloud.stack, ben, revoke);
    expect(revoked).toMatchObject({ keyId: key.keyId, revokedAt: expect.any(String) });
    expect((await byKey(secret, 'GET /v1/pools/spotify/uploads')).status).toBe(403);
    expect((await call(cloud.stack, ben, revoke)).body).toEqual(revoked);
    const operator = await newOperator(cloud.stack, 'auditor@example.com', 'correct horse battery');
    const { entries } = (await call(cloud.stack, operator, 'GET /operator/audit')).body;
    expect(entries[0]).toMatchObject({ action: 'key.revoke', target: `key/${key.keyId}`, outcome: 'done' });
    expect(entries[1]).toMatchObject({ action: 'key.make', result: expect.stringContaining(key.keyId) });
    expect(JSON.stringify(entries)).not.toContain(ben.userSub);
  });

  test('is one of at most twenty', async () => {
    const cleo = await signUp(cloud.stack);
    const made = await Promise.all(Array.from({ length: 20 }, () => newKey(['search'], '0', cleo)));
    const body = { name: 'One more', scopes: ['search'], capCents: '0' };
    expect(await call(cloud.stack, cleo, 'POST /keys', body)).toMatchObject({
      status: 409,
      body: { code: 'TooManyKeys' },
    });
    await call(cloud.stack, cleo, `POST /keys/${made[0]?.key.keyId}/revocation`);
    expect((await call(cloud.stack, cleo, 'POST /keys', body)).status).toBe(200);
  });

  test('buys in CGDX from its own wallet up to its cap, and the purchase names the key', async () => {
    const provider = chainProvider(cloud.stack);
    const dora = await signUp(cloud.stack);
    const wallet = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
    await linkWallet(cloud.stack, dora, wallet);
    const asked = { uploadHashes: [uploadHash], licenceVersion, clientAccountAddress: wallet.address };
    const { card } = await askQuote(cloud.stack, dora, [uploadHash]);
    const price = Number(card.amountCents);
    const quote = (secret: string) => byKey(secret, 'POST /v1/quotes', asked);

    const priced = await newKey(['quote'], String(price), dora);
    expect(await quote(priced.secret)).toMatchObject({
      status: 403,
      body: { code: 'KeyBeyondScope', message: expect.stringContaining('needs "buy"') },
    });
    const poor = await newKey(['quote', 'buy'], String(price - 1), dora);
    expect(await quote(poor.secret)).toMatchObject({
      status: 403,
      body: {
        code: 'KeyBeyondCap',
        message: expect.stringMatching(/^This costs S\$.* left of S\$.* in \d{4}-\d\d\.$/),
      },
    });
    const { secret, key } = await newKey(['quote', 'buy', 'download'], String(price), dora);
    const offered = await quote(secret);
    expect(offered).toMatchObject({ status: 200, body: { baskets: [{ signature: expect.any(String) }] } });
    // Signed quotes count towards the cap, whether or not they are paid.
    expect((await quote(secret)).body.code).toBe('KeyBeyondCap');
    const transactionHash = await payBasket(cloud.stack, wallet, offered.body.baskets[0]);
    const paid = await byKey(secret, 'POST /v1/purchases', {
      transactionHash,
      clientAccountAddress: wallet.address,
    });
    expect(paid.status).toBe(202);
    const { purchaseId } = paid.body;
    expect(await followPurchase(cloud.stack, dora, purchaseId)).toMatchObject({
      ...{ status: 'completed', keyId: key.keyId, receipt: { licence: licenceVersion } },
    });
    const { body: own } = await byKey(secret, `GET /v1/purchases/${purchaseId}`);
    expect((await fetch(own.presignedUrl)).status).toBe(200);
    const { keys } = (await call(cloud.stack, dora, 'GET /keys')).body;
    const spent = keys.find((each: { keyId: string }) => each.keyId === key.keyId);
    expect(spent).toMatchObject({ spentCents: String(price) });
    provider.destroy();
  });
});
