import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import * as entry from '@cgdx/core/ledger/entry.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readLine } from '../ground/log/read-line.ts';
import { listVersions, writeBytes } from '../ground/object.ts';
import { writeTogether } from '../ground/table/item.ts';
import { documentClient } from '../ground/table/table.ts';
import { ledgerPuts } from '../ledger/ledger.ts';
import { findAccess } from '../pool/access.ts';
import { handler as datasetRoute } from '../pool/dataset-route.ts';
import { findUpload } from '../pool/upload.ts';
import { handler as uploadRoute } from '../pool/upload-route.ts';
import { handler as checkoutRoute } from '../purchase/card/checkout-route.ts';
import { handler as assembleDataset } from '../purchase/delivery/assemble-dataset.ts';
import { handler as grantAccess } from '../purchase/delivery/grant-access.ts';
import { findPurchaseFile } from '../purchase/delivery/purchase-file.ts';
import { handler as quoteRoute } from '../purchase/offer-route.ts';
import { beginPurchase, changePurchase, readPurchase } from '../purchase/record/purchase.ts';
import { findPayout, requestPayout } from '../reward/record/payout.ts';
import { payoutIdOf } from '../reward/record/payout-id.ts';
import { handler as releaseReward } from '../reward/release-reward.ts';
import { handler as reserveReward } from '../reward/reserve-reward.ts';
import { handler as onUploadWithdrawn } from './on-upload-withdrawn.ts';
import { findWithdrawal } from './withdrawal.ts';
import { handler as withdrawalRoute } from './withdrawal-route.ts';

const dataPoolId = 'spotify' as const;
const rewardWei = String(70n * 10n ** 18n);
const priceWei = String(14n * 10n ** 18n);
const wallet = '0x00000000000000000000000000000000000000b1';
const context = {} as Context;
const ann = { sub: 'ann', email: 'ann@example.com' };
const ben = { sub: 'ben', email: 'ben@example.com' };

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  const pool = { dataPoolId, dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item: pool }));
  const Item = { userSub: ann.sub, sk: 'wallet', address: wallet };
  await documentClient.send(new PutCommand({ TableName: 'test-PersonTable', Item }));
});
afterAll(() => stand?.stop());

/** Makes an upload of Ann's whose reward is booked, as a completed contribution leaves it. */
async function newUpload(): Promise<string> {
  const uploadHash = await putUpload({ userSub: ann.sub, rewardWei });
  const earned = entry.rewardEarned(uploadHash, dataPoolId, ann.sub, BigInt(rewardWei));
  await writeTogether(ledgerPuts(earned));
  return uploadHash;
}

type Handler = typeof withdrawalRoute;

async function ask(handler: Handler, person: typeof ann, route: string, body: object = {}, path = {}) {
  const event = { ...signedInEvent(route, person, body), pathParameters: path };
  const { statusCode = 0, body: text = '' } = await handler(event);
  const answered = JSON.parse(text);
  assertResponse(route, statusCode, answered);
  return { status: statusCode, body: answered };
}

const withdraw = (uploadHash: string, person = ann) =>
  ask(withdrawalRoute, person, 'POST /withdrawals', { uploadHash });

async function balance(account: string): Promise<bigint> {
  const books = await storedBooks(documentClient);
  return balanceOf(books, account, 'CGDX');
}

const hear = (detail: object) =>
  onUploadWithdrawn({ detail } as unknown as EventBridgeEvent<string, unknown>);

async function storedVersions(prefix: string): Promise<number> {
  let count = 0;
  for await (const page of listVersions('verifiedbucket', prefix)) count += page.length;
  return count;
}

test('a withdrawn upload is off sale at once, for cards and for wallets', async () => {
  const uploadHash = await newUpload();
  const listed = async () => {
    const { body } = await ask(uploadRoute, ben, 'GET /upload/datapool/{poolId}', {}, { poolId: dataPoolId });
    return body.map((upload: { uploadHash: string }) => upload.uploadHash);
  };
  expect(await listed()).toContain(uploadHash);
  const { quoteId } = (
    await ask(quoteRoute, ben, 'POST /quotes', { uploadHashes: [uploadHash], licenceVersion })
  ).body;
  expect((await withdraw(uploadHash)).status).toBe(200);
  expect(await listed()).not.toContain(uploadHash);
  const advice = expect.stringContaining('withdrawn it');
  const unknown = { body: { code: 'UploadUnknown', advice, uploadHashes: [uploadHash] } };
  expect(
    await ask(quoteRoute, ben, 'POST /quotes', { uploadHashes: [uploadHash], licenceVersion }),
  ).toMatchObject(unknown);
  const route = 'POST /stripe/create-checkout-session';
  expect(await ask(checkoutRoute, ben, route, { quoteId })).toMatchObject(unknown);
  const path = { uploadHash: Buffer.from(uploadHash, 'base64').toString('base64url') };
  expect((await ask(datasetRoute, ben, 'GET /dataset/{uploadHash}', {}, path)).status).toBe(404);
});

test('the receipt names the upload and what became of its reward, the same at every request', async () => {
  const before = await balance(entry.personAccount(ann.sub));
  const uploadHash = await newUpload();
  const { body } = await withdraw(uploadHash);
  expect(body, 'proves account.withdraw-upload-receipt').toMatchObject({
    uploadHash,
    dataPoolId,
    reward: 'forfeited',
    rewardWei,
    dataQualityScore: 7,
  });
  expect(await withdraw(uploadHash)).toEqual({ status: 200, body });
  const { body: all } = await ask(withdrawalRoute, ann, 'GET /withdrawals');
  expect(all).toContainEqual(body);
  expect(await balance(entry.personAccount(ann.sub))).toBe(before);
  expect(await findUpload(uploadHash)).toMatchObject({ rewardState: 'forfeited' });
  const username = { username: ann.sub };
  const { body: own } = await ask(uploadRoute, ann, 'GET /upload/{username}', {}, username);
  expect(own).toContainEqual(
    expect.objectContaining({ uploadHash, withdrawnAt: body.withdrawnAt, rewardState: 'forfeited' }),
  );
});

test('nobody can withdraw another person’s upload, or see its receipt', async () => {
  const uploadHash = await newUpload();
  expect((await withdraw(uploadHash, ben)).status).toBe(404);
  await withdraw(uploadHash);
  expect((await withdraw(uploadHash, ben)).status).toBe(404);
  expect((await ask(withdrawalRoute, ben, 'GET /withdrawals')).body).toEqual([]);
  expect((await withdraw('AAAA')).status).toBe(400);
});

test('the dataset is deleted, every version of it, and the receipt says when', async () => {
  const uploadHash = await newUpload();
  const { datasetPrefix = '' } = (await findUpload(uploadHash)) ?? {};
  await writeBytes('verifiedbucket', `${datasetPrefix}play.ndjson.gz`, Buffer.from('an older version'));
  await withdraw(uploadHash);
  expect(stand.events.at(-1)).toBe('upload.withdrawn');
  expect(await storedVersions(datasetPrefix)).toBeGreaterThan(3);
  expect(await hear({ uploadHash })).toEqual({ deleted: 1 });
  expect(await storedVersions(datasetPrefix)).toBe(0);
  const { body } = await withdraw(uploadHash);
  expect(Date.parse(body.datasetDeletedAt)).toBeGreaterThan(0);
  // The event may come twice.
  expect(await hear({ uploadHash })).toEqual({ deleted: 0 });
  expect((await withdraw(uploadHash)).body).toEqual(body);
});

test('a dataset whose event was lost is deleted by the scheduled run', async () => {
  await hear({});
  const uploadHash = await newUpload();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stand.proxies.bus.plan({ at: 0, when: 'before' });
  await expect(withdraw(uploadHash)).resolves.toMatchObject({ status: 500 });
  stand.proxies.bus.plan(undefined);
  log.mockRestore();
  expect((await findUpload(uploadHash))?.withdrawnAt).toBeDefined();
  expect(await hear({})).toEqual({ deleted: 1 });
  expect((await findWithdrawal(uploadHash))?.due).toBeUndefined();
  expect(await hear({})).toEqual({ deleted: 0 });
});

test('a withdrawn dataset that still exists after an hour is reported; a newly withdrawn one is not', async () => {
  const uploadHash = await newUpload();
  await withdraw(uploadHash);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const overdue = () =>
    log.mock.calls.map(([line]) => readLine(line)).filter(({ event }) => event === 'withdrawals.overdue');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stand.proxies.storage.plan({ at: 'all', when: 'before' });
  await hear({}).catch(() => undefined);
  expect(overdue()).toEqual([]);
  await documentClient.send(
    new UpdateCommand({
      TableName: 'test-WithdrawalTable',
      Key: { uploadHash },
      UpdateExpression: 'SET withdrawnAt = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - 3_700_000).toISOString() },
    }),
  );
  await hear({}).catch(() => undefined);
  expect(overdue()).toEqual([{ event: 'withdrawals.overdue', count: 1 }]);
  stand.proxies.storage.plan(undefined);
  vi.restoreAllMocks();
  expect(await hear({})).toEqual({ deleted: 1 });
});

async function claim(uploadHash: string) {
  const upload = await findUpload(uploadHash);
  if (!upload) throw new Error('the upload is gone');
  const about = { userSub: ann.sub, uploadHash, dataPoolId, wallet };
  const payoutId = payoutIdOf(upload);
  await requestPayout({ ...about, transactionId: payoutId, rail: 'cgdx', amountWei: rewardWei });
  return { ...about, payoutId };
}

test('a payout under way goes on after the withdrawal; if it is refused, the reward is forfeited', async () => {
  const before = await balance(entry.personAccount(ann.sub));
  const uploadHash = await newUpload();
  const payout = await claim(uploadHash);
  expect(await reserveReward(payout, context)).toEqual({ outcome: 'reserved' });
  expect((await withdraw(uploadHash)).body).toMatchObject({ reward: 'being-paid' });
  expect(await findUpload(uploadHash)).toMatchObject({ rewardState: 'claiming' });
  const refusal = { ...payout, code: 'PoolEscrowEmpty', message: 'The pool is empty.' };
  for (const _again of [1, 2]) await releaseReward(refusal, context);
  expect(await findUpload(uploadHash)).toMatchObject({ rewardState: 'forfeited' });
  expect(await balance(entry.personAccount(ann.sub))).toBe(before);
  // The person is not told to claim a forfeited reward again.
  expect(await findPayout(payout.payoutId)).toMatchObject({
    state: 'refused',
    failure: { code: 'UploadWithdrawn', message: expect.stringContaining('forfeited') },
  });
  expect((await withdraw(uploadHash)).body).toMatchObject({ reward: 'forfeited' });
});

test('a claim that comes after the withdrawal is refused', async () => {
  const uploadHash = await newUpload();
  const payout = await claim(uploadHash);
  await withdraw(uploadHash);
  expect(await reserveReward(payout, context)).toMatchObject({ outcome: 'refused', code: 'UploadWithdrawn' });
  expect(await findUpload(uploadHash)).toMatchObject({ rewardState: 'forfeited' });
});

test('of a withdrawal and a claim at the same moment, one decides about the reward', async () => {
  for (let round = 0; round < 10; round += 1) {
    const before = await balance(entry.personAccount(ann.sub));
    const uploadHash = await newUpload();
    const payout = await claim(uploadHash);
    const reserve = () => reserveReward(payout, context).catch(() => reserveReward(payout, context));
    const [{ body }, { outcome }] = await Promise.all([withdraw(uploadHash), reserve()]);
    expect([body.reward, outcome]).toEqual(
      outcome === 'reserved' ? ['being-paid', 'reserved'] : ['forfeited', 'refused'],
    );
    const due = outcome === 'reserved' ? BigInt(rewardWei) : 0n;
    expect(await balance(entry.personAccount(ann.sub))).toBe(before + due);
  }
});

/** Makes a purchase that was paid, as the step before leaves it. */
async function paidPurchase(uploadHash: string): Promise<string> {
  const purchaseId = randomUUID();
  await beginPurchase({ purchaseId, rail: 'card', userSub: ben.sub, state: 'submitted' });
  const uploads = [{ uploadHash, dataPoolId, quality: 7, priceWei }];
  const captured = { currency: 'SGD' as const, pools: [{ dataPoolId, amount: '140' }] };
  await changePurchase(purchaseId, ['submitted'], { state: 'paid', uploads, captured });
  return purchaseId;
}

test('a buyer who has paid and does not have the data yet is refunded', async () => {
  const uploadHash = await newUpload();
  const purchaseId = await paidPurchase(uploadHash);
  expect(await grantAccess({ purchaseId }, context)).toEqual({ outcome: 'granted' });
  await withdraw(uploadHash);
  await hear({ uploadHash });
  for (const _again of [1, 2])
    expect(await assembleDataset({ purchaseId }, context)).toEqual({ outcome: 'to-refund' });
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'to-refund',
    failure: { code: 'UploadWithdrawn', message: expect.stringContaining('money back') },
  });
});

test('buyers who have the data keep it after a withdrawal', async () => {
  const uploadHash = await newUpload();
  const purchaseId = await paidPurchase(uploadHash);
  await grantAccess({ purchaseId }, context);
  const made = await assembleDataset({ purchaseId }, context);
  await withdraw(uploadHash);
  await hear({ uploadHash });
  expect(await assembleDataset({ purchaseId }, context)).toEqual(made);
  expect((await findPurchaseFile(purchaseId))?.sizeBytes).toBeGreaterThan(0);
  expect(await findAccess(ben.sub, [uploadHash])).toMatchObject([{ purchaseId }]);
});
