import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { readLine } from '@cgdx/functions/ground/log/read-line.ts';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storedBooks } from '../ledger/stored-books.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '../purchase-steps/purchase-stand.ts';
import { signedInEvent } from '../purchase-steps/signed-in-event.ts';
import { assertResponse } from '../spawn/assert-response.ts';

const dataPoolId = 'spotify' as const;
const rewardWei = String(70n * 10n ** 18n);
const priceWei = String(14n * 10n ** 18n);
const wallet = '0x00000000000000000000000000000000000000b1';
const context = {} as Context;
const ann = { sub: 'ann', email: 'ann@example.com' };
const ben = { sub: 'ben', email: 'ben@example.com' };

let stand: PurchaseStand;
let code: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await import('@cgdx/functions/reward/record/payout-id.ts')),
  ...(await import('@cgdx/functions/pool/access.ts')),
  ...(await import('@cgdx/functions/pool/dataset.ts')),
  ...(await import('@cgdx/functions/ground/table/item.ts')),
  ...(await import('@cgdx/functions/ledger/ledger.ts')),
  ...(await import('@cgdx/functions/ground/object.ts')),
  ...(await import('@cgdx/functions/reward/record/payout.ts')),
  ...(await import('@cgdx/functions/purchase/record/purchase.ts')),
  ...(await import('@cgdx/functions/purchase/delivery/purchase-file.ts')),
  ...(await import('@cgdx/functions/purchase/record/quote.ts')),
  ...(await import('@cgdx/functions/ground/table/table.ts')),
  ...(await import('@cgdx/functions/pool/upload.ts')),
  ...(await import('@cgdx/functions/withdrawal/withdrawal.ts')),
  entry: await import('@cgdx/core/ledger/entry.ts'),
  withdrawals: (await import('@cgdx/functions/withdrawal/withdrawal-route.ts')).handler,
  uploads: (await import('@cgdx/functions/pool/upload-route.ts')).handler,
  datasets: (await import('@cgdx/functions/pool/dataset-route.ts')).handler,
  quotes: (await import('@cgdx/functions/purchase/quote/quote-route.ts')).handler,
  checkout: (await import('@cgdx/functions/purchase/card/checkout-route.ts')).handler,
  hear: (await import('@cgdx/functions/withdrawal/on-upload-withdrawn.ts')).handler,
  reserve: (await import('@cgdx/functions/reward/reserve-reward.ts')).handler,
  release: (await import('@cgdx/functions/reward/release-reward.ts')).handler,
  grant: (await import('@cgdx/functions/purchase/delivery/grant-access.ts')).handler,
  assemble: (await import('@cgdx/functions/purchase/delivery/assemble-dataset.ts')).handler,
});

beforeAll(async () => {
  stand = await openPurchaseStand();
  code = await load();
  const pool = { dataPoolId, dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  await code.documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item: pool }));
  const Item = { userSub: ann.sub, sk: 'wallet', address: wallet };
  await code.documentClient.send(new PutCommand({ TableName: 'test-PersonTable', Item }));
});
afterAll(() => stand?.stop());

/** An upload of Ann's whose reward is booked, as a completed contribution leaves it. */
async function newUpload(): Promise<string> {
  const uploadHash = await putUpload({ userSub: ann.sub, rewardWei });
  const earned = code.entry.rewardEarned(uploadHash, dataPoolId, ann.sub, BigInt(rewardWei));
  await code.writeTogether(code.ledgerPuts(earned));
  return uploadHash;
}

type Handler = typeof code.withdrawals;

async function ask(handler: Handler, person: typeof ann, route: string, body: object = {}, path = {}) {
  const event = { ...signedInEvent(route, person, body), pathParameters: path };
  const { statusCode = 0, body: text = '' } = await handler(event);
  const answered = JSON.parse(text);
  assertResponse(route, statusCode, answered);
  return { status: statusCode, body: answered };
}

const withdraw = (uploadHash: string, person = ann) =>
  ask(code.withdrawals, person, 'POST /withdrawals', { uploadHash });

async function balance(account: string): Promise<bigint> {
  const books = await storedBooks(code.documentClient);
  return balanceOf(books, account, 'CGDX');
}

const hear = (detail: object) => code.hear({ detail } as unknown as EventBridgeEvent<string, unknown>);

async function storedVersions(prefix: string): Promise<number> {
  let count = 0;
  for await (const page of code.listVersions('verifiedbucket', prefix)) count += page.length;
  return count;
}

test('a withdrawn upload is not on sale at once, whichever way one would pay', async () => {
  const uploadHash = await newUpload();
  const listed = async () => {
    const { body } = await ask(
      code.uploads,
      ben,
      'GET /upload/datapool/{poolId}',
      {},
      { poolId: dataPoolId },
    );
    return body.map((upload: { uploadHash: string }) => upload.uploadHash);
  };
  expect(await listed()).toContain(uploadHash);
  const { quoteId } = (await ask(code.quotes, ben, 'POST /quotes', { uploadHashes: [uploadHash] })).body;
  expect((await withdraw(uploadHash)).status).toBe(200);
  expect(await listed()).not.toContain(uploadHash);
  const advice = expect.stringContaining('withdrawn it');
  const unknown = { body: { code: 'UploadUnknown', advice, uploadHashes: [uploadHash] } };
  expect(await ask(code.quotes, ben, 'POST /quotes', { uploadHashes: [uploadHash] })).toMatchObject(unknown);
  const route = 'POST /stripe/create-checkout-session';
  expect(await ask(code.checkout, ben, route, { quoteId })).toMatchObject(unknown);
  const path = { uploadHash: Buffer.from(uploadHash, 'base64').toString('base64url') };
  expect((await ask(code.datasets, ben, 'GET /dataset/{uploadHash}', {}, path)).status).toBe(404);
});

test('the receipt says what was withdrawn and what became of the reward, again and again the same', async () => {
  const before = await balance(code.entry.personAccount(ann.sub));
  const uploadHash = await newUpload();
  const { body } = await withdraw(uploadHash);
  expect(body).toMatchObject({ uploadHash, dataPoolId, reward: 'forfeited', rewardWei, dataQualityScore: 7 });
  expect(await withdraw(uploadHash)).toEqual({ status: 200, body });
  const { body: all } = await ask(code.withdrawals, ann, 'GET /withdrawals');
  expect(all).toContainEqual(body);
  expect(await balance(code.entry.personAccount(ann.sub))).toBe(before);
  expect(await code.findUpload(uploadHash)).toMatchObject({ rewardState: 'forfeited' });
  const username = { username: ann.sub };
  const { body: own } = await ask(code.uploads, ann, 'GET /upload/{username}', {}, username);
  expect(own).toContainEqual(
    expect.objectContaining({ uploadHash, withdrawnAt: body.withdrawnAt, rewardState: 'forfeited' }),
  );
});

test('nobody withdraws what is another person’s, or sees its receipt', async () => {
  const uploadHash = await newUpload();
  expect((await withdraw(uploadHash, ben)).status).toBe(404);
  await withdraw(uploadHash);
  expect((await withdraw(uploadHash, ben)).status).toBe(404);
  expect((await ask(code.withdrawals, ben, 'GET /withdrawals')).body).toEqual([]);
  expect((await withdraw('AAAA')).status).toBe(400);
});

test('the dataset is deleted, every version of it, and the receipt says when', async () => {
  const uploadHash = await newUpload();
  const { datasetPrefix = '' } = (await code.findUpload(uploadHash)) ?? {};
  await code.writeBytes('verifiedbucket', `${datasetPrefix}play.ndjson.gz`, Buffer.from('an older version'));
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

test('a dataset whose event was lost is deleted by the clock', async () => {
  await hear({});
  const uploadHash = await newUpload();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stand.doors.bus.plan({ at: 0, when: 'before' });
  await expect(withdraw(uploadHash)).resolves.toMatchObject({ status: 500 });
  stand.doors.bus.plan(undefined);
  log.mockRestore();
  expect((await code.findUpload(uploadHash))?.withdrawnAt).toBeDefined();
  expect(await hear({})).toEqual({ deleted: 1 });
  expect((await code.findWithdrawal(uploadHash))?.due).toBeUndefined();
  expect(await hear({})).toEqual({ deleted: 0 });
});

test('a dataset that is still there after an hour is reported, and one that was just withdrawn is not', async () => {
  const uploadHash = await newUpload();
  await withdraw(uploadHash);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const overdue = () =>
    log.mock.calls.map(([line]) => readLine(line)).filter(({ event }) => event === 'withdrawals.overdue');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stand.doors.storage.plan({ at: 'all', when: 'before' });
  await hear({}).catch(() => undefined);
  expect(overdue()).toEqual([]);
  await code.documentClient.send(
    new UpdateCommand({
      TableName: 'test-WithdrawalTable',
      Key: { uploadHash },
      UpdateExpression: 'SET withdrawnAt = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - 3_700_000).toISOString() },
    }),
  );
  await hear({}).catch(() => undefined);
  expect(overdue()).toEqual([{ event: 'withdrawals.overdue', count: 1 }]);
  stand.doors.storage.plan(undefined);
  vi.restoreAllMocks();
  expect(await hear({})).toEqual({ deleted: 1 });
});

async function claim(uploadHash: string) {
  const upload = await code.findUpload(uploadHash);
  if (!upload) throw new Error('the upload is gone');
  const about = { userSub: ann.sub, uploadHash, dataPoolId, wallet };
  const payoutId = code.payoutIdOf(upload);
  await code.requestPayout({ ...about, transactionId: payoutId, rail: 'cgdx', amountWei: rewardWei });
  return { ...about, payoutId };
}

test('a reward that is being paid goes on, and if it is refused in the end it is forfeited', async () => {
  const before = await balance(code.entry.personAccount(ann.sub));
  const uploadHash = await newUpload();
  const payout = await claim(uploadHash);
  expect(await code.reserve(payout, context)).toEqual({ outcome: 'reserved' });
  expect((await withdraw(uploadHash)).body).toMatchObject({ reward: 'being-paid' });
  expect(await code.findUpload(uploadHash)).toMatchObject({ rewardState: 'claiming' });
  const refusal = { ...payout, code: 'PoolEscrowEmpty', message: 'The pool is empty.' };
  for (const _again of [1, 2]) await code.release(refusal, context);
  expect(await code.findUpload(uploadHash)).toMatchObject({ rewardState: 'forfeited' });
  expect(await balance(code.entry.personAccount(ann.sub))).toBe(before);
  // Nobody is told to claim again what was forfeited.
  expect(await code.findPayout(payout.payoutId)).toMatchObject({
    state: 'refused',
    failure: { code: 'UploadWithdrawn', message: expect.stringContaining('forfeited') },
  });
  expect((await withdraw(uploadHash)).body).toMatchObject({ reward: 'forfeited' });
});

test('a claim that comes after the withdrawal is refused', async () => {
  const uploadHash = await newUpload();
  const payout = await claim(uploadHash);
  await withdraw(uploadHash);
  expect(await code.reserve(payout, context)).toMatchObject({ outcome: 'refused', code: 'UploadWithdrawn' });
  expect(await code.findUpload(uploadHash)).toMatchObject({ rewardState: 'forfeited' });
});

test('a withdrawal and a claim at the same moment leave the reward with one of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    const before = await balance(code.entry.personAccount(ann.sub));
    const uploadHash = await newUpload();
    const payout = await claim(uploadHash);
    const reserve = () => code.reserve(payout, context).catch(() => code.reserve(payout, context));
    const [{ body }, { outcome }] = await Promise.all([withdraw(uploadHash), reserve()]);
    expect([body.reward, outcome]).toEqual(
      outcome === 'reserved' ? ['being-paid', 'reserved'] : ['forfeited', 'refused'],
    );
    const due = outcome === 'reserved' ? BigInt(rewardWei) : 0n;
    expect(await balance(code.entry.personAccount(ann.sub))).toBe(before + due);
  }
});

/** A purchase that was paid, as the step before left it. */
async function paidPurchase(uploadHash: string): Promise<string> {
  const purchaseId = randomUUID();
  await code.beginPurchase({ purchaseId, rail: 'card', userSub: ben.sub, state: 'submitted' });
  const uploads = [{ uploadHash, dataPoolId, quality: 7, priceWei }];
  const captured = { currency: 'SGD' as const, pools: [{ dataPoolId, amount: '140' }] };
  await code.changePurchase(purchaseId, ['submitted'], { state: 'paid', uploads, captured });
  return purchaseId;
}

test('a buyer who has paid and does not have the data yet gets the money back', async () => {
  const uploadHash = await newUpload();
  const purchaseId = await paidPurchase(uploadHash);
  expect(await code.grant({ purchaseId }, context)).toEqual({ outcome: 'granted' });
  await withdraw(uploadHash);
  await hear({ uploadHash });
  for (const _again of [1, 2])
    expect(await code.assemble({ purchaseId }, context)).toEqual({ outcome: 'to-refund' });
  expect(await code.readPurchase(purchaseId)).toMatchObject({
    state: 'to-refund',
    failure: { code: 'UploadWithdrawn', message: expect.stringContaining('money back') },
  });
});

test('whoever had the data before keeps it', async () => {
  const uploadHash = await newUpload();
  const purchaseId = await paidPurchase(uploadHash);
  await code.grant({ purchaseId }, context);
  const made = await code.assemble({ purchaseId }, context);
  await withdraw(uploadHash);
  await hear({ uploadHash });
  expect(await code.assemble({ purchaseId }, context)).toEqual(made);
  expect((await code.findPurchaseFile(purchaseId))?.sizeBytes).toBeGreaterThan(0);
  expect(await code.findAccess(ben.sub, [uploadHash])).toMatchObject([{ purchaseId }]);
});
