import { fileURLToPath } from 'node:url';
import type { KeyScope } from '@cgdx/api/route/api-key.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { endpointsFileOf } from '@cgdx/local/ground/endpoints.ts';
import { buyerWallet, chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { callRoute } from '@cgdx/local/person/market-api.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { linkWallet } from '@cgdx/local/person/wallet.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, expect, test } from 'vitest';
import { newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';

const cloud = sharedCloud();
const command = fileURLToPath(new URL('../../../local/src/command/mcp/mcp-command.ts', import.meta.url));
let ben: Person;
let uploadHash: string;

beforeAll(async () => {
  const { uploadHashes } = await newContributor(cloud, [['spotify', 942]]);
  uploadHash = uploadHashes[0] ?? expect.fail('no upload');
  ben = await signUp(cloud.stack);
});

const newKey = async (scopes: KeyScope[], capCents = '0', person = ben) =>
  (await callRoute(cloud.stack, person, 'POST /keys', { body: { name: 'A test', scopes, capCents } })).secret;

async function connected(transport: StdioClientTransport | StreamableHTTPClientTransport) {
  const client = new Client({ name: 'a-model', version: '1' });
  await client.connect(transport);
  const call = async (name: string, args: object = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: { ...args } });
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    return isError ? { refused: text } : JSON.parse(text);
  };
  return { client, call };
}

/** `POST /v1/mcp` */
const overHttp = (secret: string) =>
  connected(
    new StreamableHTTPClientTransport(new URL(`${cloud.stack.apiUrl}/v1/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );

test('a model searches, previews, gets a price and lists purchases over HTTP, within the scopes of its key', async () => {
  const { client, call } = await overHttp(await newKey(['search', 'preview', 'quote']));
  const { cards } = await call('search', { need: 'Spotify listening histories' });
  expect(cards).toContainEqual(expect.objectContaining({ kind: 'upload', dataPoolId: 'spotify' }));
  const { uploads } = await call('list_uploads', { poolId: 'spotify' });
  expect(uploads).toContainEqual(expect.objectContaining({ uploadHash }));
  expect(await call('preview', { uploadHash })).toMatchObject({ uploadHash, dataPoolId: 'spotify' });
  const quoted = await call('quote', { uploadHashes: [uploadHash], licenceVersion });
  expect(quoted).toMatchObject({ quoteId: expect.any(String), byCard: expect.stringMatching(/^S\$/) });
  const { refused } = await call('list_purchases');
  expect(refused).toMatch(
    /^This key may search, preview, quote, and this call needs "download"\. Make a key/,
  );
  await client.close();
});

test('an invented key is refused, and a malformed message is answered', async () => {
  await expect(overHttp(`cgdx_${'A'.repeat(43)}`)).rejects.toThrow();
  const answer = await fetch(`${cloud.stack.apiUrl}/v1/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await newKey(['search'])}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: '{"jsonrpc":',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: -32_700 } });
});

test('a model on this machine buys an upload that it was shown from its own wallet, and verifies it', async () => {
  const provider = chainProvider(cloud.stack);
  const wallet = await buyerWallet(cloud.stack, provider, 1_000n * 10n ** 18n, undefined);
  await linkWallet(cloud.stack, ben, wallet);
  const scopes: KeyScope[] = ['search', 'preview', 'quote', 'buy', 'download'];
  const served = async (capCents: string) =>
    connected(
      new StdioClientTransport({
        command: process.execPath,
        args: [command],
        env: {
          CGDX_KEY: await newKey(scopes, capCents),
          CGDX_WALLET_KEY: wallet.privateKey,
          CGDX_STACK: endpointsFileOf(cloud.directory),
        },
      }),
    );
  const poor = await served('1');
  const wish = { uploadHashes: [uploadHash], licenceVersion };
  const { quoteId: beyond } = await poor.call('quote', wish);
  expect((await poor.call('buy', { quoteId: beyond })).refused).toMatch(/^This costs S\$.* left of S\$0\.01/);
  await poor.client.close();

  const { client, call } = await served('100000');
  expect((await call('buy', { quoteId: beyond })).refused).toContain('was not shown here');
  const { quoteId } = await call('quote', wish);
  const { purchases } = await call('buy', { quoteId });
  expect(purchases).toMatchObject([{ status: 'completed', uploadHashes: [uploadHash] }]);
  const { purchaseId } = purchases[0];
  expect(await call('buy', { quoteId })).toEqual({ purchases });
  expect((await call('list_purchases')).purchases).toMatchObject([{ purchaseId }]);
  const verified = await call('verify', { purchaseId });
  expect(verified).toMatchObject({ holds: true, files: expect.any(Number), derived: expect.any(Number) });
  expect((await fetch(verified.downloadUrl)).status).toBe(200);
  await client.close();

  const http = await overHttp(await newKey(['download']));
  expect(await http.call('verify', { purchaseId })).toMatchObject({ holds: true, files: verified.files });
  await http.client.close();
  provider.destroy();
});

test('over HTTP the saved card pays for a quote that was shown to this key, within its cap', async () => {
  const ann = await signUp(cloud.stack);
  const { url } = await callRoute(cloud.stack, ann, 'POST /card', {});
  const card = new URLSearchParams({
    ...{ card: '4242 4242 4242 4242', email: ann.email, authenticated: 'true' },
  });
  expect((await fetch(url, { method: 'POST', redirect: 'manual', body: card })).status).toBe(303);
  const scopes: KeyScope[] = ['quote', 'buy', 'download'];
  const [poor, rich] = [
    await overHttp(await newKey(scopes, '1', ann)),
    await overHttp(await newKey(scopes, '100000', ann)),
  ];
  const wish = { uploadHashes: [uploadHash], licenceVersion };
  const { quoteId: beyond } = await poor.call('quote', wish);
  expect((await poor.call('buy', { quoteId: beyond })).refused).toMatch(/^This costs S\$.* left of S\$0\.01/);
  expect((await rich.call('buy', { quoteId: beyond })).refused).toContain('does not exist');
  const { quoteId } = await rich.call('quote', wish);
  const { purchases } = await rich.call('buy', { quoteId });
  const { purchaseId } = purchases[0];
  expect((await rich.call('buy', { quoteId })).purchases).toMatchObject([{ purchaseId }]);
  await expect
    .poll(async () => (await rich.call('list_purchases')).purchases)
    .toMatchObject([{ purchaseId, rail: 'card', status: 'completed' }]);
  expect(await rich.call('verify', { purchaseId })).toMatchObject({ holds: true });
  await Promise.all([poor.client.close(), rich.client.close()]);
});
