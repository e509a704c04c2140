import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { disputedAccount, owedAccount } from '@cgdx/core/ledger/dispute-entry.ts';
import { marketAccount } from '@cgdx/core/ledger/entry.ts';
import { cardAccount, heldAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { paidCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import {
  markWithdrawn,
  openPurchaseStand,
  type PurchaseStand,
  putUpload,
} from '@cgdx/stand/purchase/purchase-stand.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readLine } from '../../ground/log/read-line.ts';
import { documentClient } from '../../ground/table/table.ts';
import { findAccess } from '../../pool/access.ts';
import { stripe } from '../../stripe/stripe.ts';
import { purchaseAnswer } from '../purchase-answer.ts';
import { changePurchase, readPurchase } from '../record/purchase.ts';
import { resumeAll } from '../record/resume-purchase.ts';
import { recordDispute } from './dispute.ts';
import { handler as onCheckoutSweep } from './on-checkout-sweep.ts';

const buyer = 'buyer';
const tick = {} as ScheduledEvent;
const disputedCard = '4000000000000259';
const price = BigInt(priceCents);

let stand: PurchaseStand;
let engine: WorkflowStand;

const sweepAsPermitted = permitted('on-checkout-sweep', onCheckoutSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPurchaseStand();
  engine = await openWorkflowStand();
});
afterAll(async () => {
  await engine?.stop();
  await stand?.stop();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

/** Balances of the accounts that a dispute touches, in cents. */
async function books() {
  const stored = await storedBooks(documentClient);
  const of = (account: string) => balanceOf(stored, account, 'SGD');
  return {
    cards: of(cardAccount),
    held: of(heldAccount),
    disputed: of(disputedAccount),
    proceeds: of(proceedsAccount('spotify')),
    market: of(marketAccount),
    owed: of(owedAccount),
  };
}

async function sweep(): Promise<void> {
  await sweepAsPermitted(tick);
  await engine.settled();
  await sweepAsPermitted(tick);
  await resumeAll();
  await engine.settled();
}

async function disputeOf(purchaseId: string) {
  const { paymentIntentId = '' } = await readPurchase(purchaseId);
  const [dispute] = (await stripe().disputes.list({ payment_intent: paymentIntentId })).data;
  return dispute?.id ?? '';
}

const answer = async (purchaseId: string, uncategorized_text: string) =>
  stripe().disputes.update(await disputeOf(purchaseId), {
    evidence: { uncategorized_text },
    submit: true,
  });

/** A completed purchase whose payment is disputed. */
async function disputed() {
  const uploadHash = await putUpload();
  const { purchaseId } = await paidCardPurchase(buyer, uploadHash, disputedCard);
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'completed',
    disputes: { [await disputeOf(purchaseId)]: 'open' },
  });
  return { uploadHash, purchaseId };
}

test('a disputed payment is booked and reported to operators once, and blocks the download meanwhile', async () => {
  const before = await books();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { purchaseId } = await disputed();
  await sweep();
  expect(await books()).toEqual({
    ...before,
    disputed: before.disputed - price,
    proceeds: before.proceeds + price,
  });
  const told = log.mock.calls.map(([line]) => readLine(line));
  expect(told).toEqual([{ event: 'payment.disputed', purchaseId, disputeId: await disputeOf(purchaseId) }]);
  const { presignedUrl, note } = await purchaseAnswer(await readPurchase(purchaseId));
  expect([presignedUrl, note]).toEqual([undefined, expect.stringContaining('disputes')]);
});

test('a dispute that is won brings back the money and the data', async () => {
  const before = await books();
  const { purchaseId } = await disputed();
  await answer(purchaseId, 'winning_evidence');
  await sweep();
  await sweep();
  expect(await books()).toEqual({
    ...before,
    cards: before.cards - price,
    proceeds: before.proceeds + price,
  });
  const { presignedUrl, note } = await purchaseAnswer(await readPurchase(purchaseId));
  expect([presignedUrl, note]).toEqual([expect.stringContaining('http'), undefined]);
});

test('a lost dispute ends the buyer’s access, and takes the money from the pool’s earnings', async () => {
  const before = await books();
  const { purchaseId, uploadHash } = await disputed();
  await answer(purchaseId, 'losing_evidence');
  await sweep();
  await sweep();
  expect(await books()).toEqual(before);
  expect((await purchaseAnswer(await readPurchase(purchaseId))).presignedUrl).toBeUndefined();
  expect(await findAccess(buyer, [uploadHash])).toEqual([]);
});

test('a dispute that is decided before a sweep finds it is booked as opened and as decided', async () => {
  const before = await books();
  const { purchaseId } = await paidCardPurchase(buyer, await putUpload(), disputedCard);
  const [dispute] = (await stripe().disputes.list({ limit: 1 })).data;
  await stripe().disputes.close(dispute?.id ?? '');
  await sweep();
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({
    disputes: { [await disputeOf(purchaseId)]: 'lost' },
  });
  expect(await books()).toEqual(before);
});

test('a due refund waits for the bank, and is done once the buyer has won the dispute', async () => {
  const before = await books();
  const uploadHash = await putUpload();
  const { purchaseId } = await paidCardPurchase(buyer, uploadHash, disputedCard);
  await markWithdrawn(uploadHash);
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'to-refund',
    disputes: { [await disputeOf(purchaseId)]: 'open' },
  });
  const dispute = await disputeOf(purchaseId);
  await stripe().disputes.close(dispute);
  await sweep();
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({ state: 'refunded', refundReference: dispute });
  expect(await books()).toEqual(before);
});

/** Records a later state of the dispute at Stripe. */
async function disputeAs(purchaseId: string, what: object) {
  const dispute = await stripe().disputes.retrieve(await disputeOf(purchaseId));
  return { ...dispute, ...what } as typeof dispute;
}

test('a lost dispute that is won on appeal brings back money and data, wherever a run ends', async () => {
  const before = await books();
  const { purchaseId, uploadHash } = await disputed();
  await recordDispute(await disputeAs(purchaseId, { status: 'lost' }));
  expect(await findAccess(buyer, [uploadHash])).toEqual([]);
  const won = await disputeAs(purchaseId, { status: 'won' });
  for (let at = 0; at < 8; at += 1) {
    stand.proxies.database.plan({ at, when: at % 2 === 0 ? 'before' : 'after' });
    await recordDispute(won).catch(() => undefined);
  }
  stand.proxies.database.plan(undefined);
  await recordDispute(won);
  expect(await books()).toEqual({
    ...before,
    cards: before.cards - price,
    proceeds: before.proceeds + price,
  });
  expect(await findAccess(buyer, [uploadHash])).toHaveLength(1);
  expect((await purchaseAnswer(await readPurchase(purchaseId))).presignedUrl).toContain('http');
});

test('of two disputes of a payment, the lost one is borne and the won one is not counted again', async () => {
  const before = await books();
  const { purchaseId, uploadHash } = await disputed();
  const part = 40n;
  await recordDispute(await disputeAs(purchaseId, { status: 'won' }));
  await recordDispute(await disputeAs(purchaseId, { id: 'du_a', amount: Number(part), status: 'lost' }));
  await recordDispute(await disputeAs(purchaseId, { id: 'du_b', amount: Number(part), status: 'won' }));
  expect(await books()).toEqual({
    ...before,
    cards: before.cards - price + part,
    proceeds: before.proceeds + price - part,
  });
  const answer = async () => purchaseAnswer(await readPurchase(purchaseId));
  expect(await answer()).toMatchObject({ dispute: 'partly-lost', presignedUrl: expect.any(String) });
  expect(await findAccess(buyer, [uploadHash])).toHaveLength(1);
  // A buyer who got everything back has paid nothing.
  const rest = Number(price - part);
  await recordDispute(await disputeAs(purchaseId, { id: 'du_rest', amount: rest, status: 'lost' }));
  expect(await answer()).toMatchObject({ dispute: 'lost', presignedUrl: undefined });
  expect(await findAccess(buyer, [uploadHash])).toEqual([]);
});

test('two disputes of one payment that a sweep finds together are both recorded', async () => {
  const { purchaseId } = await disputed();
  const [first, second] = await Promise.all([
    disputeAs(purchaseId, { id: 'du_first', amount: 30, status: 'lost' }),
    disputeAs(purchaseId, { id: 'du_second', amount: 30, status: 'won' }),
  ]);
  const list = vi.spyOn(stripe().disputes, 'list');
  list.mockReturnValue([first, second] as never);
  await sweepAsPermitted(tick);
  list.mockRestore();
  expect((await readPurchase(purchaseId)).disputes).toMatchObject({
    du_first: 'lost',
    du_second: 'won',
  });
});

test('a lost dispute of a refunded payment is borne by nobody if it replaced a part of the refund, and otherwise by the market', async () => {
  const before = await books();
  const { purchaseId } = await paidCardPurchase(buyer, await putUpload());
  await sweep();
  const part = 40n;
  const { paymentIntentId = '' } = await readPurchase(purchaseId);
  const disputeOfPart = (id: string, status: string) =>
    recordDispute({ id, payment_intent: paymentIntentId, amount: Number(part), status } as never);
  await stripe().refunds.create({ payment_intent: paymentIntentId, amount: Number(price - part) });
  await changePurchase(purchaseId, ['completed'], { state: 'refunded', refundedBy: ['du_c'] });
  const refunded = await books();
  for (const id of ['du_c', 'du_d']) await disputeOfPart(id, 'lost');
  expect(await books()).toEqual({ ...refunded, cards: refunded.cards + part, market: before.market - part });
  // Won on appeal: the part that a dispute had replaced is refunded once.
  for (const id of ['du_c', 'du_d', 'du_c', 'du_d']) await disputeOfPart(id, 'won');
  expect(await books()).toEqual(refunded);
  const { data } = await stripe().refunds.list({ payment_intent: paymentIntentId });
  expect(data.map(({ amount }) => amount).sort()).toEqual([Number(part), Number(price - part)].sort());
});

test('whichever call of a sweep fails, before or after it took effect, a dispute is booked once', async () => {
  const before = await books();
  const { purchaseId } = await paidCardPurchase(buyer, await putUpload(), disputedCard);
  await sweepAsPermitted(tick);
  await engine.settled();
  for (const service of ['stripe', 'database'] as const) {
    for (let at = 0; at < 12; at += 1) {
      for (const when of ['before', 'after'] as const) {
        stand.proxies[service].plan({ at, when });
        await sweepAsPermitted(tick).catch(() => undefined);
      }
    }
    stand.proxies[service].plan(undefined);
  }
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({
    disputes: { [await disputeOf(purchaseId)]: 'open' },
  });
  expect((await books()).disputed).toBe(before.disputed - price);
});
