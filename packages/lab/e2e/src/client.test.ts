import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import { openMarket } from '@cgdx/client/market.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { submitTransaction } from '@cgdx/local/person/buy/buy.ts';
import type { BuyEvent } from '@cgdx/local/person/buy/buy-event.ts';
import { resumeOrder } from '@cgdx/local/person/buy/buy-order.ts';
import { buyerWallet, chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { payBasket } from '@cgdx/local/person/buy/pay-cgdx.ts';
import { callRoute } from '@cgdx/local/person/market-api.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { linkWallet } from '@cgdx/local/person/wallet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';

const cloud = sharedCloud();
const directory = mkdtempSync(join(tmpdir(), 'cgdx-client-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const { chain, apiUrl } = cloud.stack;
const everyScope: KeyScope[] = ['search', 'preview', 'quote', 'buy', 'download'];
let ben: Person;
let uploadHash: string;

beforeAll(async () => {
  const { uploadHashes } = await newContributor(cloud, [['spotify', 941]]);
  uploadHash = uploadHashes[0] ?? expect.fail('no upload');
  ben = await signUp(cloud.stack);
});

const newKey = async (scopes: KeyScope[], capCents = '0') =>
  (await callRoute(cloud.stack, ben, 'POST /keys', { body: { name: 'A test', scopes, capCents } })).secret;

const marketBy = (key: string) => openMarket({ url: apiUrl, key });

test('the calls of the README find, look at, price, buy, download and verify one upload', async () => {
  const provider = chainProvider(cloud.stack);
  const wallet = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
  await linkWallet(cloud.stack, ben, wallet);
  const readme = readFileSync(new URL('../../../client/README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`licenceVersion: '${licenceVersion}'`);
  // Node resolves packages from the file that imports them, so the file is written beside this one.
  const file = join(dirname(fileURLToPath(import.meta.url)), `readme-${process.pid}.mjs`);
  writeFileSync(file, /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      cwd: directory,
      env: {
        ...process.env,
        CGDX_API: apiUrl,
        CGDX_KEY: await newKey(everyScope, '100000'),
        CGDX_MARKETPLACE: chain.contracts.marketplace,
        CGDX_TOKEN: chain.contracts.cgdx,
        RPC_URL: chain.rpcUrl,
        WALLET_KEY: wallet.privateKey,
      },
    });
    expect(stdout).toMatch(
      /^Found: Spotify upload 0x.*\nHolds: .*[\s\S]*\nCosts \d+ base units of CGDX until 20.*\nBought: \S+ is completed\nDownloaded \d{4,} bytes\nVerified: 1 upload, \d+ files, and the chain had every root\n$/,
    );
  } finally {
    rmSync(file, { force: true });
    provider.destroy();
  }
});

test('a need in words leads to the pool and its uploads, and datasets from elsewhere have no hash', async () => {
  const market = marketBy(await newKey(['search']));
  const { cards, need, fits } = await market.find('Spotify listening histories since 2020');
  expect(fits).toBe(true);
  expect(need.platforms).toContain('spotify');
  const uploads = cards.filter(({ kind }) => kind === 'upload');
  expect(uploads).not.toEqual([]);
  expect(uploads.every((card) => card.dataPoolId === 'spotify' && card.uploadHash !== undefined)).toBe(true);
  expect(cards.filter(({ kind }) => kind === 'dataset').some((card) => 'uploadHash' in card)).toBe(false);
  const listed = await market.uploads('spotify');
  expect(listed.map((each) => each.uploadHash)).toContain(uploads[0]?.uploadHash);
  await expect(market.find(' ')).rejects.toMatchObject({ code: 'EmptyPrompt' });
});

test('an error has the message and the advice of the API', async () => {
  const market = marketBy(await newKey(['search', 'quote']));
  await expect(market.preview(uploadHash)).rejects.toMatchObject({
    code: 'KeyBeyondScope',
    message: 'This key may search, quote, and this call needs "preview".',
    advice: 'Make a key with that scope on your account page.',
  });
  const wish = { uploadHashes: [uploadHash], licenceVersion: '2020-01-01' };
  await expect(market.quote(wish)).rejects.toMatchObject({ code: 'LicenceChanged' });
  await expect(market.uploads('myspace')).rejects.toMatchObject({ code: 'NotFound' });
  await expect(market.verify(new Blob([]))).rejects.toMatchObject({ code: 'ChainNotGiven' });
  await expect(marketBy('cgdx_none').uploads('spotify')).rejects.toMatchObject({ kind: 'auth' });
});

test('an order of several parts is bought by a wallet, continues after an interruption, and pays nothing twice', async () => {
  const provider = chainProvider(cloud.stack);
  try {
    const buyer = await signUp(cloud.stack);
    const wallet = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
    await linkWallet(cloud.stack, buyer, wallet);
    const body = { name: 'A test', scopes: everyScope, capCents: '100000' };
    const { secret } = await callRoute(cloud.stack, buyer, 'POST /keys', { body });
    const { marketplace, cgdx } = chain.contracts;
    const market = openMarket({
      ...{ url: apiUrl, key: secret },
      chain: { chainId: chain.chainId, rpcUrl: chain.rpcUrl, marketplace, cgdx },
    });
    const { uploadHashes } = await newContributor(cloud, [
      ['spotify', 946],
      ['x', 947],
    ]);
    const wish = { uploadHashes, licenceVersion, wallet: wallet.address };
    const { orderId, parts } = await market.order(wish);
    // A wallet pays each pool with a separate transaction.
    expect(parts.map(({ state }) => state)).toEqual(['payable', 'payable']);
    const [first = expect.fail('no part')] = parts;
    const sent: string[] = [];
    await market.buy(first.quote, wallet, (hash) => sent.push(hash));
    expect((await market.readOrder(orderId)).parts.map(({ state }) => state)).toEqual(['bought', 'payable']);
    for (let times = 0; times < 2; times++) {
      const done = await market.buyOrder(orderId, wallet, (hash) => sent.push(hash));
      expect(done.parts.map(({ state }) => state)).toEqual(['bought', 'bought']);
    }
    expect(sent).toHaveLength(2);
    expect(await market.purchases()).toHaveLength(2);
  } finally {
    provider.destroy();
  }
});

test('the command continues an order that was interrupted after its first part, with a file for each part', async () => {
  const provider = chainProvider(cloud.stack);
  try {
    const person = await signUp(cloud.stack);
    const wallet = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
    await linkWallet(cloud.stack, person, wallet);
    const { uploadHashes } = await newContributor(cloud, [
      ['spotify', 944],
      ['x', 945],
    ]);
    const body = { uploadHashes, licenceVersion, clientAccountAddress: wallet.address };
    const { orderId, parts } = await callRoute(cloud.stack, person, 'POST /orders', { body });
    const [basket = expect.fail('no basket')] = parts[0]?.quote.baskets ?? [];
    const hash = await payBasket(cloud.stack, wallet, basket);
    await submitTransaction(cloud.stack, person, hash, wallet.address);
    const told: BuyEvent[] = [];
    const file = join(directory, 'order.zip');
    const delivery = { stack: cloud.stack, person, file, tell: (event: BuyEvent) => told.push(event) };
    await expect(resumeOrder(delivery, orderId)).rejects.toMatchObject({ code: 'WalletNeeded' });
    const journey = { ...delivery, walletKey: wallet.privateKey };
    // The first part may still be under way.
    await expect
      .poll(() =>
        resumeOrder(journey, orderId).then(
          ({ length }) => length,
          () => undefined,
        ),
      )
      .toBeDefined();
    expect(told.filter(({ event }) => event === 'sent')).toHaveLength(1);
    expect([1, 2].map((part) => existsSync(join(directory, `order-${part}.zip`)))).toEqual([true, true]);
    const bought = await callRoute(cloud.stack, person, 'GET /transactions', { query: {} });
    expect(bought.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect((await callRoute(cloud.stack, person, 'GET /orders', {})).orders).toEqual([]);
  } finally {
    provider.destroy();
  }
});
