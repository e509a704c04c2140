import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import {
  confirmations,
  type Mined,
  newestBlock,
  newHash,
  openReceiptNode,
  ownChain,
  type PaidOffer,
  type ReceiptNode,
  storeOffer,
} from '@cgdx/stand/purchase/receipt-node.ts';
import type { Context } from 'aws-lambda';
import { getAddress } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findReceipt } from '../../chain/node/chain-query.ts';
import { documentClient } from '../../ground/table/table.ts';
import { holdSpending, spentThisMonth } from '../key/spending.ts';
import { beginPurchase, readPurchase, submitAgain } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { handler as transactionRoute } from '../transaction-route.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';
import { salesIn } from './chain-sale.ts';

const wallet = getAddress('0x00000000000000000000000000000000000000b1');
const other = getAddress('0x00000000000000000000000000000000000000b2');
const buyer = 'buyer';
const minuteMs = 60_000;

let stand: PurchaseStand;
let node: ReceiptNode;

beforeAll(async () => {
  stand = await openPurchaseStand();
  node = await openReceiptNode();
});
afterAll(async () => {
  await node?.stop();
  await stand?.stop();
});
afterEach(() => vi.useRealTimers());

const newOffer = async (userSub = buyer, keyId?: string) =>
  storeOffer({
    ...{ userSub, wallet, uploadHashes: [await putUpload(), await putUpload()] },
    ...(keyId !== undefined && { keyId }),
  });

/** Begins a purchase in CGDX of the offers that the chain shows as bought by this transaction. */
async function submitted(shown: readonly PaidOffer[] | undefined, mined?: Mined) {
  const transactionHash = newHash();
  node.show(transactionHash, shown, mined);
  const purchaseId = chainPurchaseId(buyer, transactionHash);
  await beginPurchase({
    purchaseId,
    rail: 'cgdx',
    userSub: buyer,
    state: 'submitted',
    wallet,
    transactionHash,
  });
  const verify = () => verifyPurchase({ purchaseId, paymentReference: transactionHash }, {} as Context);
  return { purchaseId, transactionHash, verify };
}

/** Returns the API's response to a page that submits such a transaction. */
async function posted(shown: readonly PaidOffer[], clientAccountAddress: string = wallet, mined?: Mined) {
  const transactionHash = newHash();
  node.show(transactionHash, shown, mined);
  const about = { transactionHash, clientAccountAddress };
  const person = { sub: buyer, email: 'buyer@example.com' };
  const { statusCode, body } = await transactionRoute(signedInEvent('POST /transactions', person, about));
  return { statusCode, code: JSON.parse(body ?? '').code };
}

/** Returns the offer's basket with another value in the fields that the chain shows. */
const showing = (
  offer: PaidOffer,
  change: Partial<NonNullable<PaidOffer['basket']['contractQuote']>>,
): PaidOffer => {
  const { contractQuote } = offer.basket;
  return {
    ...offer,
    basket: { ...offer.basket, ...(contractQuote && { contractQuote: { ...contractQuote, ...change } }) },
  };
};

test('a purchase by a key has the key’s id in its item and the ledger, and counts against the cap', async () => {
  const key = { keyId: 'key-1', scopes: ['buy' as const], capCents: 1_000 };
  const offer = await newOffer(buyer, key.keyId);
  await holdSpending(key, offer.quote, 20);
  const { purchaseId, verify } = await submitted([offer]);
  expect(await verify()).toEqual({ outcome: 'paid' });
  expect((await readPurchase(purchaseId)).keyId).toBe(key.keyId);
  const entryId = `purchase.captured#${purchaseId}`;
  const line = { TableName: 'test-LedgerTable', Key: { entryId, line: '0' } };
  expect((await documentClient.send(new GetCommand(line))).Item).toMatchObject({ keyId: key.keyId });
  const part = `${key.keyId}#${offer.quote.createdAt.slice(0, 7)}`;
  const held = { TableName: 'test-SpendingTable', Key: { part, entry: `quote#${offer.quote.quoteId}` } };
  expect((await documentClient.send(new GetCommand(held))).Item).toMatchObject({ state: 'spent', cents: 20 });
  expect(await spentThisMonth(key.keyId)).toBe(20);
});

test('a payment of the offer, by the wallet to which it was made, is accepted', async () => {
  const { purchaseId, verify } = await submitted([await newOffer()]);
  expect(await verify()).toEqual({ outcome: 'paid' });
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'paid' });
});

const notPaid: readonly [string, string, (offer: PaidOffer) => PaidOffer, Mined?][] = [
  ['the transaction failed', 'TransactionFailed', (offer) => offer, { isFailed: true }],
  [
    'another contract emitted the event of the sale',
    'NotAPurchase',
    (offer) => ({ ...offer, address: other }),
  ],
  ['the chain shows other uploads', 'QuoteUnknown', (offer) => showing(offer, { basketRoot: newHash() })],
  [
    'the chain shows another number of uploads',
    'QuoteUnknown',
    (offer) => showing(offer, { basketSize: '3' }),
  ],
  ['we made no such offer', 'QuoteUnknown', (offer) => ({ ...offer, nonce: '987654' })],
  ['the offer was for another pool', 'QuoteUnknown', (offer) => ({ ...offer, dataPoolId: 'netflix' })],
  ['another wallet paid', 'QuoteUnknown', (offer) => ({ ...offer, buyer: other })],
];

test.each(notPaid)('no access is given if %s: %s', async (_why, failure, change, mined) => {
  const shown = [change(await newOffer())];
  expect(await posted(shown, wallet, mined)).toEqual({ statusCode: 422, code: failure });
  const { purchaseId, verify } = await submitted(shown, mined);
  expect(await verify()).toEqual({ outcome: 'refused' });
  const purchase = await readPurchase(purchaseId);
  expect(purchase).toMatchObject({ state: 'refused', failure: { code: failure } });
  expect(purchase.captured).toBeUndefined();
});

test('a failed transaction has no buyers, whatever events a node returns for it', async () => {
  const { transactionHash } = await submitted([await newOffer()], { isFailed: true });
  const receipt = await findReceipt(transactionHash);
  expect(receipt?.logs).toHaveLength(2);
  expect(receipt && (await salesIn(receipt))).toEqual([]);
});

test('a payment is accepted once it has as many confirmations as the market requires', async () => {
  const offer = await newOffer();
  const early = await submitted([offer], { block: newestBlock - confirmations + 1 });
  await expect(early.verify()).rejects.toMatchObject({ code: 'PaymentNotConfirmed' });
  expect((await readPurchase(early.purchaseId)).captured).toBeUndefined();
  expect(await (await submitted([offer], { block: newestBlock - confirmations })).verify()).toEqual({
    outcome: 'paid',
  });
});

test('a node of another chain proves nothing: the payment is looked up until a node of the market’s chain answers', async () => {
  const { purchaseId, verify } = await submitted([await newOffer()]);
  node.serve(1284);
  await expect(verify().finally(() => node.serve(ownChain))).rejects.toMatchObject({ code: 'WrongChain' });
  const waiting = await readPurchase(purchaseId);
  expect([waiting.state, waiting.captured]).toEqual(['submitted', undefined]);
  expect(await verify()).toEqual({ outcome: 'paid' });
});

test("another person's purchase, or one by a wallet that did not pay, is refused", async () => {
  const theirs = [await newOffer('somebody else')];
  expect(await posted(theirs)).toEqual({ statusCode: 422, code: 'WrongBuyer' });
  expect(await (await submitted(theirs)).verify()).toEqual({ outcome: 'refused' });
  expect(await posted([await newOffer()], other)).toEqual({ statusCode: 422, code: 'WrongBuyer' });
});

test('a payment below the offer buys nothing and is refunded', async () => {
  const offer = await newOffer();
  const total = String(BigInt(offer.basket.totalWei) - 1n);
  const { purchaseId, verify } = await submitted([{ ...offer, total }]);
  expect(await verify()).toEqual({ outcome: 'to-refund' });
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'to-refund',
    failure: { code: 'ShortPayment' },
    captured: { currency: 'CGDX', pools: [{ amount: total }] },
  });
});

test('if one of two offers is underpaid, both payments are refunded', async () => {
  const [full, short] = [await newOffer(), await newOffer()];
  const { verify } = await submitted([full, { ...short, total: '1' }]);
  expect(await verify()).toEqual({ outcome: 'to-refund' });
});

test('a transaction that the chain does not know is given up after half an hour, and accepted if the chain has it later', async () => {
  const { purchaseId, transactionHash, verify } = await submitted(undefined);
  const begunMs = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(begunMs + 29 * minuteMs);
  await expect(verify()).rejects.toMatchObject({ code: 'TransactionNotFound' });
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'submitted' });
  vi.setSystemTime(begunMs + 31 * minuteMs);
  expect(await verify()).toEqual({ outcome: 'refused' });
  const refused = await readPurchase(purchaseId);
  expect(refused).toMatchObject({ state: 'refused', failure: { code: 'TransactionNotFound' } });
  node.show(transactionHash, [await newOffer()]);
  await submitAgain(refused, wallet);
  expect(await verify()).toEqual({ outcome: 'paid' });
});
