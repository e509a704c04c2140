import { BatchWriteCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { confirmations } from '@cgdx/stand/purchase/market-chain.ts';
import { type MarketStand, openMarketStand } from '@cgdx/stand/purchase/market-stand.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { markWithdrawn, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { documentClient } from '../ground/table/table.ts';
import { findAccess } from '../pool/access.ts';
import { findPosition } from './on-chain/chain-position.ts';
import { findUnposted } from './on-chain/find-unposted.ts';
import { unquotedSales } from './on-chain/unquoted-sale.ts';
import { handler as onPurchaseSubmitted } from './on-purchase-submitted.ts';
import { handler as onPurchaseSweep } from './on-purchase-sweep.ts';
import { beginPurchase, changePurchase, findPurchase, readPurchase } from './record/purchase.ts';
import { chainPurchaseId } from './record/purchase-id.ts';
import { handler as verifyPurchase } from './verify-purchase.ts';

const buyer = 'buyer';
const tick = {} as ScheduledEvent;

let opened: MarketStand;
let engine: MarketStand['engine'];
let market: MarketStand['market'];
let wallet: MarketStand['wallet'];

const sweep = permitted('on-purchase-sweep', onPurchaseSweep);
const submitted = permitted('on-purchase-submitted', onPurchaseSubmitted);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  opened = await openMarketStand();
  ({ engine, market, wallet } = opened);
});
afterAll(() => opened?.stop());
beforeEach(() => opened.openDoors());

const offerOne = async () => market.offer(buyer, wallet.address, [await putUpload()]);

/** Pays for an upload without submitting the transaction. */
async function payUnheard() {
  const offered = await offerOne();
  const transactionHash = await market.pay(wallet, offered);
  return { ...offered, transactionHash, purchaseId: chainPurchaseId(buyer, transactionHash) };
}

async function assertBought({ purchaseId, uploadHashes }: Awaited<ReturnType<typeof payUnheard>>) {
  expect((await engine.settled())[`${purchaseId}-1`]).toBe('SUCCEEDED');
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'completed',
    wallet: wallet.address,
    captured: { currency: 'CGDX' },
  });
  expect(await findAccess(buyer, uploadHashes)).toHaveLength(1);
}

test('a purchase on the chain that nobody submitted is found once it is confirmed, and ends as access', async () => {
  const paid = await payUnheard();
  expect(await sweep(tick)).toMatchObject({ begun: 0 });
  await market.mine(confirmations);
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  await assertBought(paid);
  expect(await sweep(tick)).toEqual({ begun: 0, resumed: 0 });
});

test('a sweep does not begin a submitted purchase again', async () => {
  const paid = await payUnheard();
  const { purchaseId, transactionHash } = paid;
  await market.mine(confirmations);
  const about = { userSub: buyer, wallet: wallet.address, transactionHash };
  await beginPurchase({ ...about, purchaseId, rail: 'cgdx', state: 'submitted' });
  await submitted({ detail: { purchaseId, transactionHash, attempt: 1 } } as never);
  await assertBought(paid);
  expect(await sweep(tick)).toMatchObject({ begun: 0 });
});

test('a purchase that was given up because its transaction was mined late is begun again', async () => {
  const paid = await payUnheard();
  const { purchaseId, transactionHash } = paid;
  const about = { userSub: buyer, wallet: wallet.address, transactionHash };
  await beginPurchase({ ...about, purchaseId, rail: 'cgdx', state: 'submitted' });
  const failure = { code: 'TransactionNotFound', message: '' };
  await changePurchase(purchaseId, ['submitted'], { state: 'refused', failure });
  await market.mine(confirmations);
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  expect((await engine.settled())[`${purchaseId}-2`]).toBe('SUCCEEDED');
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'completed' });
});

test('a purchase that a sweep saw in a confirmed block is not given up when a node is behind', async () => {
  const paid = await payUnheard();
  const { purchaseId, transactionHash } = paid;
  const about = { userSub: buyer, wallet: wallet.address, transactionHash };
  await beginPurchase({ ...about, purchaseId, rail: 'cgdx', state: 'submitted' });
  await market.mine(confirmations);
  await findUnposted();
  expect(await findPurchase(purchaseId)).toMatchObject({ isOnChain: true, state: 'submitted' });
  await documentClient.send(
    new UpdateCommand({
      TableName: 'test-PurchaseTable',
      Key: { purchaseId },
      UpdateExpression: 'SET updatedAt = :longAgo',
      ExpressionAttributeValues: { ':longAgo': '2020-01-01T00:00:00.000Z' },
    }),
  );
  const unseen = { purchaseId, paymentReference: `0x${'7'.repeat(64)}` };
  await expect(verifyPurchase(unseen, {} as Context)).rejects.toMatchObject({ code: 'TransactionNotFound' });
  await sweep(tick);
  await assertBought(paid);
});

test('a payment whose quote is lost is reported once, and delivered as soon as the quote is restored', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const paid = await payUnheard();
  await market.mine(confirmations);
  const TableName = 'test-QuoteTable';
  const { Items: all = [] } = await documentClient.send(new ScanCommand({ TableName }));
  const Items = all.filter((item) => JSON.stringify(item).includes(paid.quoteId));
  const keys = tables.QuoteTable.key;
  const write = (requests: object[]) =>
    documentClient.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests as never } }));
  const keyOf = (item: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.values(keys).map((name) => [name, item[name]]));
  for (const item of Items) await write([{ DeleteRequest: { Key: keyOf(item) } }]);
  for (let n = 0; n < 2; n += 1) expect(await sweep(tick)).toMatchObject({ begun: 0 });
  const told = said.mock.calls.filter(([line]) => String(line).includes('purchase.quote-unknown'));
  expect(told).toHaveLength(1);
  expect(String(told[0]?.[0])).toContain(paid.transactionHash);
  for (const Item of Items) await write([{ PutRequest: { Item } }]);
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  await assertBought(paid);
  expect(await unquotedSales()).toEqual([]);
  said.mockRestore();
});

test('a purchase that was submitted with another wallet of the buyer is begun again with the wallet that paid', async () => {
  const paid = await payUnheard();
  const { purchaseId, transactionHash } = paid;
  const other = (await market.newWallet()).address;
  const about = { userSub: buyer, wallet: other, transactionHash };
  await beginPurchase({ ...about, purchaseId, rail: 'cgdx', state: 'submitted' });
  await market.mine(confirmations);
  await submitted({ detail: { purchaseId, transactionHash, attempt: 1 } } as never);
  expect((await engine.settled())[`${purchaseId}-1`]).toBe('SUCCEEDED');
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'refused',
    failure: { code: 'WrongBuyer' },
  });
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  expect((await engine.settled())[`${purchaseId}-2`]).toBe('SUCCEEDED');
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'completed', wallet: wallet.address });
  expect(await sweep(tick)).toMatchObject({ begun: 0 });
});

test('a purchase that was made while the chain could not be reached is found once it can', async () => {
  const paid = await payUnheard();
  await market.mine(confirmations);
  market.proxies.chain.plan({ at: 'all', when: 'before' });
  await expect(sweep(tick)).rejects.toThrow();
  market.proxies.chain.plan(undefined);
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  await assertBought(paid);
});

test('a payment in CGDX whose refund could not be signed is refunded within two sweeps of the signer’s return', async () => {
  const before: bigint = await market.cgdx.getFunction('balanceOf')(wallet.address);
  const paid = await payUnheard();
  await markWithdrawn(paid.uploadHashes[0] ?? '');
  await market.mine(confirmations);
  market.proxies.signers.plan({ at: 'all', when: 'before' });
  await sweep(tick);
  expect((await engine.settled())[`${paid.purchaseId}-1`]).toBe('FAILED');
  expect(await readPurchase(paid.purchaseId)).toMatchObject({ state: 'to-refund' });
  market.proxies.signers.plan(undefined);
  await sweep(tick);
  await expect.poll(() => market.cgdx.getFunction('balanceOf')(wallet.address)).toBe(before);
  await market.mine(confirmations);
  await engine.settled();
  await sweep(tick);
  await engine.settled();
  expect(await readPurchase(paid.purchaseId)).toMatchObject({ state: 'refunded' });
  expect(await market.cgdx.getFunction('balanceOf')(wallet.address)).toBe(before);
});

test('a node of another chain is not read, and the purchase is found once the node serves the market’s chain', async () => {
  const paid = await payUnheard();
  await market.mine(confirmations);
  const before = await findPosition(market.marketplace);
  market.proxies.chain.answer([{ status: 200, body: { jsonrpc: '2.0', id: 1, result: '0x504' } }]);
  await expect(sweep(tick)).rejects.toMatchObject({ code: 'ChainUnavailable' });
  expect(await findPosition(market.marketplace)).toEqual(before);
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  await assertBought(paid);
});

test('a sweep misses no purchase, whichever of its calls fails', async () => {
  const paid = await payUnheard();
  await market.mine(confirmations);
  for (let at = 0; ; at += 1) {
    market.proxies.chain.plan({ at, when: 'before' });
    // The client retries a call that a node answers with an error: here every try of the call fails.
    const ended = await sweep(tick).then(
      () => true,
      () => false,
    );
    if (ended && market.proxies.chain.count() <= at) break;
  }
  await assertBought(paid);
});

test('a purchase that a reorganisation moved into blocks already read is found', async () => {
  await sweep(tick);
  const snapshot = await market.provider.send('evm_snapshot', []);
  await market.mine(200);
  await sweep(tick);
  const before = await findPosition(market.marketplace);
  await market.provider.send('evm_revert', [snapshot]);
  const paid = await payUnheard();
  await market.mine(300);
  expect((await market.provider.getTransaction(paid.transactionHash))?.blockNumber).toBeLessThan(
    (before?.block ?? 0) - 64,
  );
  expect(await sweep(tick)).toMatchObject({ begun: 1 });
  await assertBought(paid);
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
