import { gzipSync } from 'node:zlib';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { heldAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { minter, poolOwner } from '@cgdx/local/ground/account.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { faultStride } from '@cgdx/stand/fault/fault-moment.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { callOperator } from '@cgdx/stand/operator/operator-call.ts';
import { paidCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import { confirmations, uploadPriceWei } from '@cgdx/stand/purchase/market-chain.ts';
import { type MarketStand, openMarketStand } from '@cgdx/stand/purchase/market-stand.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context, EventBridgeEvent, ScheduledEvent } from 'aws-lambda';
import { type Contract, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listVersions } from '../ground/object.ts';
import { documentClient } from '../ground/table/table.ts';
import { allLines } from '../ledger/ledger.ts';
import { listAudit } from '../operator/audit/audit.ts';
import { findUpload } from '../pool/upload.ts';
import { handler as onCheckoutSweep } from '../purchase/card/on-checkout-sweep.ts';
import { findPurchaseFile } from '../purchase/delivery/purchase-file.ts';
import { handler as onPurchaseSweep } from '../purchase/on-purchase-sweep.ts';
import { purchaseAnswer } from '../purchase/purchase-answer.ts';
import { readPurchase } from '../purchase/record/purchase.ts';
import { chainPurchaseId } from '../purchase/record/purchase-id.ts';
import { noteHandRefund } from '../purchase/refund/note-hand-refund.ts';
import { orderRefund } from '../purchase/refund/order-refund.ts';
import { handler as onReleaseSweep } from '../purchase/settle/on-release-sweep.ts';
import { stripe } from '../stripe/stripe.ts';
import { handler as onRecheckAsked } from './on-recheck-asked.ts';
import { handler as onUploadWithdrawn } from './on-upload-withdrawn.ts';
import { findWithdrawal } from './withdrawal.ts';
import { handler as withdrawalRoute } from './withdrawal-route.ts';

const tick = {} as ScheduledEvent;
const context = { getRemainingTimeInMillis: () => 600_000 } as Context;
const dataPoolId = 'spotify';
const [cards, wallets] = ['a buyer with a card', 'a buyer with a wallet'];
const reason = 'The dates of March were read wrong.';

let opened: MarketStand;
let stand: MarketStand['stand'];
let market: MarketStand['market'];
let wallet: MarketStand['wallet'];

type Hear = (event: EventBridgeEvent<string, unknown>, context?: Context) => Promise<unknown>;

const judge = permitted('on-recheck-asked', onRecheckAsked as Hear);
const hear = permitted('on-upload-withdrawn', onUploadWithdrawn);
const sweepAsPermitted = permitted('on-purchase-sweep', onPurchaseSweep);
const sweepCards = permitted('on-checkout-sweep', onCheckoutSweep);
const release = permitted('on-release-sweep', onReleaseSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  opened = await openMarketStand();
  ({ stand, market, wallet } = opened);
  setLinks({ AnonymousIdKey: { value: 'a key of a test' } });
});
afterAll(() => opened?.stop());

/** A masked play, as `play.ndjson.gz` has it. */
const play = (at: string, title = 'Song') => ({
  ...{ kind: 'play', source: 'extended', at, title, artist: 'Band', msPlayed: 1000 },
});
const day = (back: number): string =>
  new Date(Date.UTC(2025, 8, 30, 12, 34, back % 60) - back * 86_400_000).toISOString().replace('.000Z', 'Z');
const days = Array.from({ length: 200 }, (_, back) => day(back));
/** Returns the date as it was misread: day and month swapped where the day could be a month. */
const misread = (at: string): string =>
  Number(at.slice(8, 10)) <= 12 ? `${at.slice(0, 5)}${at.slice(8, 10)}-${at.slice(5, 7)}${at.slice(10)}` : at;

const fileOf = (records: readonly object[]) =>
  Buffer.from(gzipSync(records.map((record) => `${JSON.stringify(record)}\n`).join('')));
const clean = () => putUpload({ datasetFile: fileOf(days.map((at) => play(at))) });
const swapped = () => putUpload({ datasetFile: fileOf(days.map((at) => play(misread(at)))) });
const twice = () => putUpload({ datasetFile: fileOf([...days, ...days.slice(0, 60)].map((at) => play(at))) });

async function ask(event: Hear, uploadHash: string): Promise<unknown> {
  return event({ detail: { uploadHash } } as EventBridgeEvent<string, unknown>, context);
}

async function listed() {
  const uploads = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const query = { limit: '3', ...(cursor !== undefined && { cursor }) };
    const { status, body } = await callOperator('GET /operator/rechecks', { query });
    expect(status).toBe(200);
    uploads.push(...body.uploads);
    cursor = body.cursor;
  }
  return uploads;
}
const found = async (uploadHash: string) => (await listed()).find((one) => one.uploadHash === uploadHash);
const recall = (uploadHash: string) =>
  callOperator('POST /operator/rechecks/{uploadHash}/recall', {
    path: { uploadHash: Buffer.from(uploadHash, 'base64').toString('base64url') },
    body: { reason },
  });

async function sweep(): Promise<void> {
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    await sweepCards(tick);
    await sweepAsPermitted(tick);
    await opened.engine.settled();
    await market.mine(confirmations);
  }
}

async function paidByWallet(uploadHash: string): Promise<string> {
  const hash = await market.pay(wallet, await market.offer(wallets, wallet.address, [uploadHash]));
  await market.mine(confirmations);
  await sweep();
  return chainPurchaseId(wallets, hash);
}
async function paidByCard(uploadHash: string): Promise<string> {
  const { purchaseId } = await paidCardPurchase(cards, uploadHash);
  await sweep();
  return purchaseId;
}
const stateOf = async (purchaseId: string) => (await readPurchase(purchaseId)).state;
const balance = (): Promise<bigint> => market.cgdx.getFunction('balanceOf')(wallet.address);

async function refundedCents(purchaseId: string): Promise<number[]> {
  const { paymentIntentId = '' } = await readPurchase(purchaseId);
  const { data } = await stripe().refunds.list({ payment_intent: paymentIntentId });
  return data.map(({ amount }) => amount);
}

async function booked(account: string, currency: 'CGDX' | 'SGD'): Promise<bigint> {
  const books = readBooks((await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));
  expect(books.unbalanced).toEqual([]);
  return balanceOf(books, account, currency);
}

test('each upload on sale is judged once, and listed with its findings', async () => {
  const [fine, dates, lists] = [await clean(), await swapped(), await twice()];
  const asked = () => stand.events.filter((type) => type === 'upload.recheck-asked').length;
  expect((await listed()).map(({ verdict }) => verdict)).toEqual(['waiting', 'waiting', 'waiting']);
  await listed();
  expect(asked()).toBe(3);
  for (const uploadHash of [fine, dates, lists]) {
    expect(await ask(judge, uploadHash)).toEqual({ judged: true });
    // The event may come twice.
    expect(await ask(judge, uploadHash)).toEqual({ judged: false });
  }
  expect(await found(fine)).toMatchObject({ verdict: 'clean', faults: [], isWhole: true });
  expect(await found(dates)).toMatchObject({
    verdict: 'faulty',
    faults: [{ fault: 'swapped-dates', records: 'play', isSure: true }],
  });
  expect(await found(lists)).toMatchObject({
    verdict: 'faulty',
    faults: [{ fault: 'repeated-records', records: 'play', isSure: true, count: 60, of: 260 }],
  });
  expect(await recall(fine)).toMatchObject({ status: 409, body: { code: 'NotFaulty' } });
  expect((await recall(Buffer.alloc(32).toString('base64'))).status).toBe(404);
  const nobody = { sub: 'n', email: 'n@example.com', groups: [] };
  expect((await callOperator('GET /operator/rechecks', {}, nobody)).status).toBe(403);
});

test('a recalled upload is off sale, its contributor keeps the reward, and its buyers are refunded once', async () => {
  const uploadHash = await putUpload({
    datasetFile: fileOf(days.map((at) => play(misread(at)))),
    userSub: 'ann',
    rewardWei: '70',
  });
  const fine = await clean();
  const [byCard, ofFine] = [await paidByCard(uploadHash), await paidByCard(fine)];
  const before = await balance();
  const byWallet = await paidByWallet(uploadHash);
  expect([await stateOf(byCard), await stateOf(byWallet)]).toEqual(['completed', 'completed']);
  await ask(judge, uploadHash);
  expect(await found(uploadHash)).toMatchObject({ buyers: 2 });

  const { status, body } = await recall(uploadHash);
  expect([status, body.buyers, body.faults]).toEqual([200, 2, 'days and months of dates are swapped']);
  const { entries } = await listAudit({ most: 1, after: undefined });
  expect(entries).toMatchObject([
    { action: 'upload.recall', target: `upload/${uploadHash}`, reason, outcome: 'done' },
  ]);
  expect(await found(uploadHash)).toBeUndefined();

  await ask(hear, uploadHash);
  expect([await stateOf(byCard), await stateOf(byWallet)]).toEqual(['to-refund', 'to-refund']);
  expect(await linkedMoneyFaults()).toEqual([]);
  await sweep();
  for (const purchaseId of [byCard, byWallet]) {
    const purchase = await readPurchase(purchaseId);
    expect(purchase).toMatchObject({ state: 'refunded', failure: { code: 'DataFaulty' } });
    const answer = await purchaseAnswer(purchase);
    expect(answer.presignedUrl).toBeUndefined();
    expect(answer.failure?.message).toContain(
      'days and months of dates are swapped. Please delete every copy',
    );
    expect(await findPurchaseFile(purchaseId)).toBeUndefined();
  }
  expect(await refundedCents(byCard)).toEqual([priceCents]);
  expect(await balance()).toBe(before);
  for (const currency of ['CGDX', 'SGD'] as const) expect(await booked(heldAccount, currency)).toBe(0n);
  expect(await booked(proceedsAccount(dataPoolId), 'SGD')).toBe(BigInt(priceCents));

  // The account page tells its contributor what happened, and they may still claim.
  expect(await findUpload(uploadHash)).toMatchObject({ rewardState: 'unclaimed', isRecalled: true });
  const { body: text = '' } = await withdrawalRoute(
    signedInEvent('GET /withdrawals', { sub: 'ann', email: 'ann@example.com' }, {}),
  );
  expect(JSON.parse(text)).toMatchObject([
    { uploadHash, reward: 'claimable', recalled: 'days and months of dates are swapped' },
  ]);

  // A repeated recall does nothing; and an upload without a fault stays on sale.
  expect((await recall(uploadHash)).status).toBe(200);
  await ask(hear, uploadHash);
  await sweep();
  expect(await refundedCents(byCard)).toEqual([priceCents]);
  expect(await balance()).toBe(before);
  expect(await stateOf(ofFine)).toBe('completed');
  expect(await findPurchaseFile(ofFine)).toBeDefined();
  expect(await linkedMoneyFaults()).toEqual([]);
});

test('a recall that dies at any of its calls continues automatically, and refunds once', async () => {
  const uploadHash = await swapped();
  const [byCard, before] = [await paidByCard(uploadHash), await balance()];
  const byWallet = await paidByWallet(uploadHash);
  await ask(judge, uploadHash);
  const { datasetPrefix = '' } = (await findUpload(uploadHash)) ?? {};
  expect((await recall(uploadHash)).status).toBe(200);
  for (const proxy of ['database', 'storage'] as const)
    for (let at = 0, isDone = false; !isDone; at += faultStride) {
      stand.proxies[proxy].plan({ at, when: 'after' });
      isDone = await ask(hear, uploadHash).then(
        () => true,
        () => false,
      );
    }
  opened.openDoors();
  await sweep();
  expect([await stateOf(byCard), await stateOf(byWallet)]).toEqual(['refunded', 'refunded']);
  expect(await refundedCents(byCard)).toEqual([priceCents]);
  expect(await balance()).toBe(before);
  let left = 0;
  for await (const page of listVersions('verifiedbucket', datasetPrefix)) left += page.length;
  expect(left).toBe(0);
  // The scheduled run looks again for buyers whose purchase was being completed during the recall.
  expect((await findWithdrawal(uploadHash))?.due).toBe('dataset');
  await documentClient.send(
    new UpdateCommand({
      TableName: 'test-WithdrawalTable',
      Key: { uploadHash },
      UpdateExpression: 'SET withdrawnAt = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - 3_600_000).toISOString() },
    }),
  );
  await hear({ detail: {} } as EventBridgeEvent<string, unknown>);
  expect((await findWithdrawal(uploadHash))?.due).toBeUndefined();
  expect(await linkedMoneyFaults()).toEqual([]);
});

test('a payment that the contract has released is refunded by hand once', async () => {
  const uploadHash = await swapped();
  const before = await balance();
  const byWallet = await paidByWallet(uploadHash);
  await release(tick);
  await market.mine(confirmations);
  await release(tick);
  await ask(judge, uploadHash);
  await recall(uploadHash);
  await ask(hear, uploadHash);
  await sweep();
  expect(await stateOf(byWallet)).toBe('to-refund');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('purchase.refund-by-hand'));
  const order = { purchaseId: byWallet, reason, isArchiveWhole: async () => false };
  expect(await orderRefund(order)).toMatchObject({ kind: 'by-hand', wei: uploadPriceWei });
  const as = (key: string) => market.cgdx.connect(new Wallet(key, market.provider)) as Contract;
  await (await as(minter.privateKey).getFunction('mint')(poolOwner.address, uploadPriceWei)).wait();
  const sent = await as(poolOwner.privateKey).getFunction('transfer')(wallet.address, uploadPriceWei);
  await sent.wait();
  await market.mine(confirmations);
  await noteHandRefund(byWallet, sent.hash);
  await sweep();
  expect(await stateOf(byWallet)).toBe('refunded');
  expect(await balance()).toBe(before);
  expect(await linkedMoneyFaults()).toEqual([]);
});
