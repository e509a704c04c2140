import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { heldAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { faultMoments } from '@cgdx/stand/fault/fault-moment.ts';
import { paidCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import {
  markWithdrawn,
  openPurchaseStand,
  type PurchaseStand,
  putUpload,
} from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readBytes, writeBytes } from '../../ground/object.ts';
import { documentClient } from '../../ground/table/table.ts';
import { findAccess, giveAccess, releaseAccess } from '../../pool/access.ts';
import { findUpload } from '../../pool/upload.ts';
import { stripe } from '../../stripe/stripe.ts';
import { handler as completePurchase } from '../complete-purchase.ts';
import { handler as assembleDataset } from '../delivery/assemble-dataset.ts';
import { handler as grantAccess } from '../delivery/grant-access.ts';
import { findPurchaseFile } from '../delivery/purchase-file.ts';
import { readPurchase } from '../record/purchase.ts';
import { handler as refundPayment } from '../refund/refund-payment.ts';
import { handler as settleRefund } from '../refund/settle-refund.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';

const buyer = 'buyer';
const mostTries = 10;
const dayMs = 86_400_000;

const counted = vi.hoisted(() => vi.fn());
vi.mock('../../ground/log/metric.ts', () => ({ count: counted, recordStepTime: () => undefined }));

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());
beforeEach(() => {
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

const paidPurchase = (uploadHash: string) => paidCardPurchase(buyer, uploadHash);

/** Whether each step runs once more after it has ended, since its answer may be lost. */
let isTwice = false;

/** Runs a step again when it fails, as the workflow does. */
async function until<O>(step: (event: unknown, context: Context) => Promise<O>, input: object): Promise<O> {
  for (let tries = 1; ; tries += 1) {
    try {
      const output = await step(input, {} as Context);
      return isTwice ? await step(input, {} as Context) : output;
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}

/** @param steps after which the run dies */
async function runWorkflow(
  about: { purchaseId: string; paymentReference: string },
  steps?: number,
): Promise<void> {
  const { purchaseId } = about;
  const paid = await until(verifyPurchase, about);
  if (steps === 1) return;
  const granted = paid.outcome === 'paid' ? await until(grantAccess, { purchaseId }) : paid;
  if (steps === 2) return;
  if (granted.outcome === 'granted') {
    await until(assembleDataset, { purchaseId });
    if (steps === 3) return;
    await until(completePurchase, { purchaseId });
    return;
  }
  const { refundReference } = await until(refundPayment, { purchaseId });
  if (steps === 3) return;
  await until(settleRefund, { purchaseId, refundReference });
}

const books = () => storedBooks(documentClient);

async function assertNothingLost(): Promise<void> {
  const { unbalanced, ...rest } = await books();
  expect(unbalanced).toEqual([]);
  expect(balanceOf({ unbalanced, ...rest }, heldAccount, 'SGD')).toBe(0n);
}

const refundsOf = async (purchaseId: string) => {
  const { paymentIntentId = '' } = await readPurchase(purchaseId);
  return (await stripe().refunds.list({ payment_intent: paymentIntentId })).data;
};

async function assertBought(purchaseId: string, uploadHash: string): Promise<void> {
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'completed' });
  expect(await findAccess(buyer, [uploadHash])).toEqual([{ uploadHash, purchaseId }]);
  expect((await findPurchaseFile(purchaseId))?.sizeBytes).toBeGreaterThan(0);
  expect(await refundsOf(purchaseId)).toEqual([]);
}

async function assertRefunded(purchaseId: string, uploadHash: string, owner: string): Promise<void> {
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'refunded',
    failure: { code: 'BoughtAlready' },
  });
  expect(await findAccess(buyer, [uploadHash])).toMatchObject([{ uploadHash, purchaseId: owner }]);
  expect((await refundsOf(purchaseId)).map(({ amount }) => amount)).toEqual([priceCents]);
  expect(await findPurchaseFile(purchaseId)).toBeUndefined();
}

const services = ['database', 'storage', 'stripe', 'bus'] as const;

/** Counts the calls of each service that a purchase makes. */
async function callsOf(run: () => Promise<void>): Promise<Record<(typeof services)[number], number>> {
  for (const service of services) stand.proxies[service].plan(undefined);
  await run();
  const [database = 0, storage = 0, stripe = 0, bus = 0] = services.map((name) =>
    stand.proxies[name].count(),
  );
  return { database, storage, stripe, bus };
}

test('whichever call fails, before or after it took effect, the purchase is completed once', async () => {
  const [hash, about] = await newPurchase();
  const calls = await callsOf(() => runWorkflow(about));
  await assertBought(about.purchaseId, hash);
  expect(Math.min(...Object.values(calls))).toBeGreaterThan(0);
  for (const service of services) {
    for (const moment of faultMoments(calls[service])) {
      const [uploadHash, purchase] = await newPurchase();
      stand.proxies[service].plan(moment);
      await runWorkflow(purchase);
      stand.proxies[service].plan(undefined);
      await assertBought(purchase.purchaseId, uploadHash);
    }
  }
  await assertNothingLost();
});

async function newPurchase() {
  const uploadHash = await putUpload();
  return [uploadHash, await paidPurchase(uploadHash)] as const;
}

/** Begins a purchase of an upload that the buyer already has from another purchase. */
async function secondPurchase() {
  const [uploadHash, first] = await newPurchase();
  await runWorkflow(first);
  return { uploadHash, owner: first.purchaseId, about: await paidPurchase(uploadHash) };
}

test('whichever call fails, a payment that cannot become access is refunded once', async () => {
  const known = await secondPurchase();
  const calls = await callsOf(() => runWorkflow(known.about));
  await assertRefunded(known.about.purchaseId, known.uploadHash, known.owner);
  for (const service of ['database', 'stripe', 'bus'] as const) {
    for (const moment of faultMoments(calls[service])) {
      const { uploadHash, owner, about } = await secondPurchase();
      stand.proxies[service].plan(moment);
      await runWorkflow(about);
      stand.proxies[service].plan(undefined);
      await assertRefunded(about.purchaseId, uploadHash, owner);
    }
  }
  await assertNothingLost();
});

test.each([1, 2, 3, 4])(
  'a run that dies after step %d, and starts again from the first step, ends in one access or one refund',
  async (steps) => {
    const [bought, purchase] = await newPurchase();
    await runWorkflow(purchase, steps);
    await runWorkflow(purchase);
    await assertBought(purchase.purchaseId, bought);
    const { uploadHash, owner, about } = await secondPurchase();
    await runWorkflow(about, steps);
    await runWorkflow(about);
    await assertRefunded(about.purchaseId, uploadHash, owner);
    await assertNothingLost();
  },
);

test('steps that run again because their answers were lost have the same result, and are counted once', async () => {
  isTwice = true;
  counted.mockClear();
  const { uploadHash, owner, about } = await secondPurchase();
  await runWorkflow(about);
  isTwice = false;
  await assertBought(owner, uploadHash);
  await assertRefunded(about.purchaseId, uploadHash, owner);
  await assertNothingLost();
  expect(counted.mock.calls.map(([name]) => name)).toEqual(['PurchaseCompleted', 'PurchaseRefunded']);
});

test.each(['made', 'made, and its answer lost'])(
  'a refund that was %s is not made again a day later, when Stripe has forgotten its key',
  async (how) => {
    const { uploadHash, owner, about } = await secondPurchase();
    const { purchaseId } = about;
    await until(verifyPurchase, about);
    await until(grantAccess, { purchaseId });
    if (how === 'made') await refundPayment({ purchaseId }, {} as Context);
    else {
      // Its first two requests look for refunds and disputes, the third refunds.
      stand.proxies.stripe.plan({ at: 2, when: 'after' });
      await expect(refundPayment({ purchaseId }, {} as Context)).rejects.toThrow();
      stand.proxies.stripe.plan(undefined);
    }
    expect(await refundsOf(purchaseId)).toHaveLength(1);
    stand.advanceStripe(dayMs + 60_000);
    await runWorkflow(about);
    await assertRefunded(purchaseId, uploadHash, owner);
    await assertNothingLost();
  },
);

test('an upload that was withdrawn between quote and payment is refunded, and the buyer is told', async () => {
  const [uploadHash, about] = await newPurchase();
  await markWithdrawn(uploadHash);
  await runWorkflow(about);
  expect(await readPurchase(about.purchaseId)).toMatchObject({
    state: 'refunded',
    failure: { code: 'UploadWithdrawn', message: expect.stringContaining('money back') },
  });
  expect(await findAccess(buyer, [uploadHash])).toEqual([]);
  expect((await refundsOf(about.purchaseId)).map(({ amount }) => amount)).toEqual([priceCents]);
  await assertNothingLost();
});

test('a payment on a page that was open when its pool was taken off sale is refunded, and the buyer is told', async () => {
  const set = (availableForPurchase: boolean) => {
    const Item = { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
    const put = { TableName: 'test-DataPoolTable', Item: { ...Item, availableForPurchase } };
    return documentClient.send(new PutCommand(put));
  };
  await set(true);
  const [uploadHash, about] = await newPurchase();
  await set(false);
  await runWorkflow(about);
  expect(await readPurchase(about.purchaseId)).toMatchObject({
    state: 'refunded',
    failure: { code: 'PoolNotForSale', message: expect.stringContaining('money back') },
  });
  expect(await findAccess(buyer, [uploadHash])).toEqual([]);
  expect((await refundsOf(about.purchaseId)).map(({ amount }) => amount)).toEqual([priceCents]);
  await set(true);
  const [other, next] = await newPurchase();
  await runWorkflow(next);
  await assertBought(next.purchaseId, other);
  await assertNothingLost();
});

test('a dataset that was damaged in storage is not delivered', async () => {
  const [uploadHash, { purchaseId, paymentReference }] = await newPurchase();
  const upload = await findUpload(uploadHash);
  await writeBytes('verifiedbucket', `${upload?.datasetPrefix}play.ndjson.gz`, Buffer.from('something else'));
  await until(verifyPurchase, { purchaseId, paymentReference });
  await until(grantAccess, { purchaseId });
  await expect(assembleDataset({ purchaseId }, {} as Context)).rejects.toMatchObject({
    code: 'InvariantBroken',
  });
  expect(await findPurchaseFile(purchaseId)).toBeUndefined();
});

test('no archive is made that lacks a bought upload', async () => {
  const [uploadHash, { purchaseId, paymentReference }] = await newPurchase();
  await until(verifyPurchase, { purchaseId, paymentReference });
  await until(grantAccess, { purchaseId });
  await documentClient.send(new DeleteCommand({ TableName: 'test-UploadTable', Key: { uploadHash } }));
  await expect(assembleDataset({ purchaseId }, {} as Context)).rejects.toMatchObject({
    code: 'InvariantBroken',
  });
  expect(await findPurchaseFile(purchaseId)).toBeUndefined();
});

test('uploads that two purchases share go to one of them, whatever else they contain', async () => {
  const [a, b, c] = await Promise.all([putUpload(), putUpload(), putUpload()]);
  const given = await Promise.all([giveAccess('sue', 'first', [a, b]), giveAccess('sue', 'second', [c, b])]);
  expect(given.filter(Boolean)).toHaveLength(1);
  const loser = given[0] ? 'second' : 'first';
  await releaseAccess('sue', loser, [a, b, c]);
  const left = await findAccess('sue', [a, b, c]);
  const winner = given[0] ? 'first' : 'second';
  expect(new Set(left.map(({ purchaseId }) => purchaseId))).toEqual(new Set([winner]));
  expect(left).toHaveLength(2);
  await releaseAccess('sue', winner, [a, b, c]);
});

test('the same purchase gives the same archive', async () => {
  const [, about] = await newPurchase();
  const { purchaseId } = about;
  await runWorkflow(about);
  const key = `${purchaseId}/data.zip`;
  const before = await readBytes('purchasebucket', key);
  await assembleDataset({ purchaseId }, {} as Context);
  expect(Buffer.compare(Buffer.from(before), Buffer.from(await readBytes('purchasebucket', key)))).toBe(0);
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
