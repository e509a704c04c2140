import type { Quote } from '@cgdx/api/route/quote.ts';
import type { Market } from '@cgdx/client/market.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Wallet } from 'ethers';
import { beforeEach, expect, test } from 'vitest';
import { answerMcp } from './answer-http.ts';
import { cardPayer } from './card-payer.ts';
import { marketServer } from './market-server.ts';
import type { Payer } from './payer.ts';
import { walletPayer } from './wallet-payer.ts';

const priceOf = (totalWei: string, expiresAt = new Date(Date.now() + 3_600_000).toISOString()): Quote => ({
  ...{ quoteId: crypto.randomUUID(), createdAt: new Date().toISOString(), expiresAt, totalWei },
  card: { currency: 'sgd', amountCents: '139' },
  baskets: [
    { dataPoolId: 'spotify', uploads: [{ uploadHash: 'AAAA', quality: 7, priceWei: totalWei }], totalWei },
  ],
});

/** The quotes that the market gives in turn, and the calls and payments that it received. */
let quotes: Quote[];
let asked: (string | undefined)[];
let paid: string[];
let fails: Error | undefined;
beforeEach(() => {
  [quotes, asked, paid, fails] = [[], [], [], undefined];
});

const market = {
  find: async (need: string) => {
    if (need.trim() === '')
      throw new MarketError('input', 'EmptyPrompt', 'Say what you need.', { advice: 'In a sentence.' });
    throw new TypeError('a fault that names a person');
  },
  quote: async ({ wallet }: { wallet?: string }) => {
    asked.push(wallet);
    return quotes.shift() ?? expect.fail('no quote is left');
  },
  buy: async ({ quoteId }: Quote, _wallet: Wallet, onSent: (hash: string) => void) => {
    if (fails?.message === 'before') throw fails;
    onSent('0xsent');
    if (fails) throw fails;
    paid.push(quoteId);
    return [{ purchaseId: 'p-1', status: 'completed' }];
  },
  panel: async (dataPoolId: string, day: string, since?: string) => ({
    ...{ panelId: `${dataPoolId}-${day}`, dataPoolId, day, version: 'abc', count: 3, gone: ['CCCC'] },
    uploads: [
      { uploadHash: 'AAAA', quality: 7, priceWei: '14', yours: 'bought' },
      { uploadHash: 'BBBB', quality: 5, priceWei: '10' },
    ],
    ...(since && { changes: { since, added: ['BBBB'], withdrawn: [] } }),
  }),
  payByCard: async (quoteId: string) => {
    if (quoteId === 'other') throw new MarketError('input', 'NotFound', 'This quote does not exist.');
    const failure = { code: 'CardDeclined', message: 'The bank declined. Nothing was charged.' };
    return {
      purchaseId: 'p-2',
      amountCents: '139',
      ...(quoteId === 'declined' ? { status: 'refused', failure } : { status: 'submitted' }),
    };
  },
} as unknown as Market;

/** A new server answers each request, as in a Lambda. */
async function connected(payer: Payer = cardPayer, versionNegotiation?: { mode: 'legacy' | 'auto' }) {
  const client = new Client(
    { name: 'a-model', version: '1' },
    versionNegotiation ? { versionNegotiation } : {},
  );
  const types: (string | null)[] = [];
  const transport = new StreamableHTTPClientTransport(new URL('http://market.test/v1/mcp'), {
    fetch: async (url, init) => {
      const answer = await answerMcp(new Request(url, init), () => marketServer(market, payer));
      if (init?.method === 'POST' && answer.status === 200) types.push(answer.headers.get('content-type'));
      return answer;
    },
  });
  await client.connect(transport);
  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [first] = content;
    return { isError, text: first?.type === 'text' ? first.text : '' };
  };
  return { client, call, types };
}

const wallet = new Wallet(`0x${'1'.repeat(64)}`);
const wish = { uploadHashes: ['AAAA'], licenceVersion: '2026-11-29' };

test.each(['legacy', 'auto'] as const)(
  'a client of the %s protocol gets JSON for every request',
  async (mode) => {
    const { client, types } = await connected(walletPayer(wallet), { mode });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search', 'list_uploads', 'panel', 'preview', 'quote', 'verify', 'list_purchases', 'buy'],
    ]);
    for (const { description } of tools) expect(description).toMatch(/^[A-Z].*\.$/s);
    expect(types.length).toBeGreaterThan(1);
    for (const type of types) expect(type).toMatch(/^application\/json/);
  },
);

test('a subscription, which would hold the connection open, is refused at once', async () => {
  const { client } = await connected(cardPayer, { mode: 'auto' });
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/limit|not support/i);
});

test('a refusal is the API’s own sentence with its advice, and a fault reveals no personal data', async () => {
  const { call } = await connected();
  expect(await call('search', { need: ' ' })).toEqual({
    isError: true,
    text: 'Say what you need. In a sentence. (EmptyPrompt)',
  });
  const fault = await call('search', { need: 'x' });
  expect(fault).toMatchObject({ isError: true, text: expect.stringContaining('(ServerFault)') });
  expect(fault.text).not.toContain('person');
});

test('only a quote that was shown is bought, once, and its quote for the wallet is requested only then', async () => {
  const [shown, offer] = [priceOf('100'), priceOf('100')];
  quotes = [shown, offer];
  const { call } = await connected(walletPayer(wallet));
  expect(await call('buy', { quoteId: shown.quoteId })).toMatchObject({
    isError: true,
    text: expect.stringContaining('This quote was not shown here.'),
  });
  const { text } = await call('quote', wish);
  expect(JSON.parse(text)).toMatchObject({ quoteId: shown.quoteId, totalWei: '100', byCard: 'S$1.39' });
  const bought = await Promise.all([1, 2, 3].map(() => call('buy', { quoteId: shown.quoteId })));
  for (const { text: said } of bought)
    expect(JSON.parse(said).purchases).toMatchObject([{ purchaseId: 'p-1' }]);
  expect(paid).toEqual([offer.quoteId]);
  expect(asked).toEqual([undefined, wallet.address]);
});

test('a quote that expired, or a higher price, must be shown again before it is paid', async () => {
  const [shown, expired] = [priceOf('100'), priceOf('100', '2026-01-01T00:00:00.000Z')];
  quotes = [shown, expired, priceOf('101')];
  const { call } = await connected(walletPayer(wallet));
  await call('quote', wish);
  await call('quote', wish);
  const dearer = await call('buy', { quoteId: shown.quoteId });
  expect(dearer.text).toMatch(/^This costs .* now, not .*\. Ask for a new quote with "quote"/);
  expect((await call('buy', { quoteId: expired.quoteId })).text).toContain('has expired');
  expect(paid).toEqual([]);
});

test('a payment that was sent is never sent again; one that was not can be', async () => {
  const shown = priceOf('100');
  quotes = [shown, priceOf('100'), priceOf('100')];
  const { call } = await connected(walletPayer(wallet));
  await call('quote', wish);
  fails = new Error('before');
  expect((await call('buy', { quoteId: shown.quoteId })).isError).toBe(true);
  fails = new MarketError('unavailable', 'ApiUnreachable', 'The API does not answer.');
  const lost = await call('buy', { quoteId: shown.quoteId });
  expect(lost.text).toMatch(/^The wallet has sent 0xsent\. The API does not answer\. Do not buy again/);
  fails = undefined;
  expect(await call('buy', { quoteId: shown.quoteId })).toEqual(lost);
  expect(paid).toEqual([]);
});

test('the saved card pays a quote of this key; the reason of a refusal by the bank or the market is passed on', async () => {
  const { call } = await connected(cardPayer);
  const bought = await call('buy', { quoteId: 'q-1' });
  expect(JSON.parse(bought.text).purchases).toMatchObject([{ purchaseId: 'p-2', status: 'submitted' }]);
  expect((await call('buy', { quoteId: 'other' })).text).toBe('This quote does not exist. (NotFound)');
  expect((await call('buy', { quoteId: 'declined' })).text).toMatch(
    /^The bank declined\. Nothing was charged\. Tell the person; .* \(CardDeclined\)$/,
  );
});

test('a panel is answered in figures, with the changes since an earlier one', async () => {
  const { call } = await connected();
  const { text } = await call('panel', { poolId: 'spotify', day: '2026-11-28', since: '2026-10-31' });
  expect(JSON.parse(text)).toEqual({
    ...{ panelId: 'spotify-2026-11-28', day: '2026-11-28', version: 'abc', count: 3, onSale: 2 },
    ...{ withdrawnSince: 1, yoursAlready: 1, restWei: '10', since: '2026-10-31', added: 1, withdrawn: 0 },
  });
});
