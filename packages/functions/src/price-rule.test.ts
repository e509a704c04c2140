import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { stepNames } from '@cgdx/core/contribution/contribution.ts';
import { cgdx, cgdxOfWei } from '@cgdx/core/pricing/amount.ts';
import { chargeCents } from '@cgdx/core/pricing/pricing.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { quoter } from '@cgdx/local/ground/account.ts';
import { startHandlers } from '@cgdx/stand/engine/handler-endpoint.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { poolCards } from './assistant/pool-cards.ts';
import { handler as completeContribution } from './contribution/complete-contribution.ts';
import { documentClient } from './ground/table/table.ts';
import { handler as uploadRoute } from './pool/upload-route.ts';
import { handler as checkoutRoute } from './purchase/card/checkout-route.ts';
import { handler as quoteRoute } from './purchase/offer-route.ts';

/** Price and reward rules that are not ours: a least price, and twice the reward. */
const rule = vi.hoisted(() => ({ leastPriceWei: 0n, times: 1n }));
vi.mock('@cgdx/core/pricing/pricing.ts', async (load) => {
  const real = await load<typeof import('@cgdx/core/pricing/pricing.ts')>();
  const uploadPriceWei: typeof real.uploadPriceWei = (...of) => {
    const price = real.uploadPriceWei(...of);
    return rule.leastPriceWei > 0n ? rule.leastPriceWei : price;
  };
  return { ...real, uploadPriceWei };
});
vi.mock('@cgdx/core/reward/reward.ts', async (load) => {
  const real = await load<typeof import('@cgdx/core/reward/reward.ts')>();
  const rewardWei: typeof real.rewardWei = (...of) => real.rewardWei(...of) * rule.times;
  return { ...real, rewardWei };
});
// The chain is not asked: an upload's price does not depend on its leaf.
vi.mock('./chain/merkle/certificate.ts', () => ({ findCertificate: async () => ({}) }));
vi.mock('./pool/dataset.ts', async (load) => ({
  ...(await load<object>()),
  readExtent: async () => ({}),
  writeCertificate: async () => undefined,
}));

const ben = { sub: 'ben', email: 'ben@example.com' };
const wallet = '0x00000000000000000000000000000000000000b1';
const pool = { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, maxIncentive: 100 } as const;
const quality = 7;
let stand: PurchaseStand;
let signing: Awaited<ReturnType<typeof startHandlers>>;

beforeAll(async () => {
  stand = await openPurchaseStand();
  signing = await startHandlers({
    [functionLinks.QuoteSigner]: () => import('./purchase/quote/sign-quotes.ts'),
  });
  process.env.AWS_ENDPOINT_URL_LAMBDA = signing.url;
  setLinks({
    QuoteSigner: { name: functionLinks.QuoteSigner },
    QuoterKey: { value: quoter.privateKey },
    Chain: {
      ...{ rpcUrl: 'http://127.0.0.1:1', chainId: 1287, confirmations: 0, cgdx: wallet, marketplace: wallet },
      ...{ appender: wallet, payer: wallet, settler: wallet, refundWallet: wallet },
    },
  });
  const link = { userSub: ben.sub, sk: 'wallet', address: wallet };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item: pool }));
  await documentClient.send(new PutCommand({ TableName: 'test-PersonTable', Item: link }));
});
afterAll(async () => {
  await signing?.stop();
  await stand?.stop();
});

type Handler = (event: ReturnType<typeof signedInEvent>) => Promise<{ statusCode: number; body?: string }>;
async function ask(handler: unknown, routeKey: string, body: object, pathParameters = {}) {
  const event = { ...signedInEvent(routeKey, ben, body), pathParameters };
  const answer = await (handler as Handler)(event);
  expect(answer, answer.body).toMatchObject({ statusCode: 200 });
  return JSON.parse(answer.body ?? '');
}

/** Returns every price that the server shows for an upload of this quality, in base units or as it is written. */
async function saidPrices(): Promise<Readonly<Record<string, unknown>>> {
  const uploadHash = await putUpload({ quality });
  const list: { uploadHash: string; price: number }[] = await ask(
    uploadRoute,
    'GET /upload/datapool/{poolId}',
    {},
    { poolId: 'spotify' },
  );
  const quote = await ask(quoteRoute, 'POST /quotes', {
    uploadHashes: [uploadHash],
    clientAccountAddress: wallet,
    licenceVersion,
  });
  const card = await ask(checkoutRoute, 'POST /stripe/create-checkout-session', { quoteId: quote.quoteId });
  const found = { kind: 'pool', title: '', link: '', description: '', licence: '', reasons: [] } as const;
  const cards = await poolCards(found, 'spotify', 'https://market.example');
  return {
    list: list.find((each) => each.uploadHash === uploadHash)?.price,
    quote: quote.totalWei,
    part: quote.baskets[0].uploads[0].priceWei,
    card: quote.card.amountCents,
    checkout: card.amountCents,
    onChain: quote.baskets[0].quote.total,
    signatures: quote.baskets.filter(({ signature }: { signature?: string }) => signature).length,
    assistant: cards.flatMap(({ description }) => /for (\d.*)\.$/.exec(description)?.[1] ?? [])[0],
  };
}

const saidOf = (wei: bigint) => ({
  list: cgdxOfWei(wei),
  quote: String(wei),
  part: String(wei),
  card: String(chargeCents(wei)),
  checkout: String(chargeCents(wei)),
  onChain: String(wei),
  signatures: 1,
  assistant: cgdx(wei),
});

test('list, quote, signed offer, card page and assistant show the same price, whatever the rule', async () => {
  rule.leastPriceWei = 0n;
  expect(await saidPrices()).toEqual(saidOf(14n * oneCgdxWei));
  rule.leastPriceWei = 25n * oneCgdxWei;
  expect(await saidPrices()).toEqual(saidOf(25n * oneCgdxWei));
  // A price with a fraction of a CGDX is listed as it is charged.
  rule.leastPriceWei = (251n * oneCgdxWei) / 10n;
  expect(await saidPrices()).toEqual(saidOf(rule.leastPriceWei));
  rule.leastPriceWei = 0n;
});

test('contribution, account and ledger have the same reward, whatever the rule', async () => {
  for (const [times, reward] of [
    [1n, 700n],
    [3n, 2_100n],
  ] as const) {
    rule.times = times;
    const key = { userSub: ben.sub, contributionId: crypto.randomUUID() };
    const at = new Date().toISOString();
    const steps = Object.fromEntries(stepNames.map((name) => [name, { state: 'waiting' }]));
    const object = { bucket: 'unverifiedbucket', key: 'export.zip', versionId: '1', sizeBytes: 1 };
    const about = {
      dataPoolId: 'spotify',
      fileName: 'export.zip',
      sizeBytes: 1,
      state: 'running',
      steps,
    };
    const Item = { ...key, ...about, object, createdAt: at, updatedAt: at };
    await documentClient.send(new PutCommand({ TableName: 'test-ContributionTable', Item }));
    const uploadHash = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64');
    const hex = `0x${'a'.repeat(64)}`;
    const leaf = { leafIndex: 0, root: hex, transactionHash: hex };
    const input = { ...key, dataPoolId: 'spotify', uploadHash, quality, multiplier: 10, ...leaf };
    const rewardWei = String(reward * oneCgdxWei);
    expect(await completeContribution(input, {} as never)).toEqual({ rewardWei });
    const own = await ask(uploadRoute, 'GET /upload/{username}', {}, { username: ben.sub });
    expect(own.find((each: { uploadHash: string }) => each.uploadHash === uploadHash)).toMatchObject({
      rewardWei,
    });
  }
  rule.times = 1n;
});
