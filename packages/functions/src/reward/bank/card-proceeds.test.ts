import { randomUUID } from 'node:crypto';
import { type Books, balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { bankAccount } from '@cgdx/core/ledger/payout-entry.ts';
import { proceedsAccount, purchaseCaptured, purchaseGranted } from '@cgdx/core/ledger/purchase-entry.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { fillBalance, newAccount } from '@cgdx/stand/payout/paid-account.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeTogether } from '../../ground/table/item.ts';
import { allLines, ledgerPuts } from '../../ledger/ledger.ts';
import { beginPurchase, changePurchase } from '../../purchase/record/purchase.ts';
import { stripe as linkedStripe } from '../../stripe/stripe.ts';
import { recordAccountChecked, recordPayout, requestPayout } from '../record/payout.ts';
import { bookCardPayout, withdrawableCents, withdrawCardProceeds } from './card-proceeds.ts';

let stand: PurchaseStand;
let stripe: Stripe;

beforeAll(async () => {
  stand = await openPurchaseStand();
  stripe = linkedStripe();
});
afterAll(() => stand?.stop());
beforeEach(() => stand.proxies.stripe.plan(undefined));

async function books(): Promise<Books> {
  const read = readBooks((await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) })));
  expect(read.unbalanced).toEqual([]);
  return read;
}
const centsOf = async (account: string) => balanceOf(await books(), account, 'SGD');

/** Books a purchase by card that its buyer has, and pays for it at Stripe. */
async function sell(dataPoolId: PoolId, cents: number): Promise<void> {
  const payment = {
    purchaseId: randomUUID(),
    currency: 'SGD' as const,
    pools: [{ dataPoolId, amount: BigInt(cents) }],
  };
  for (const entry of [purchaseCaptured(payment), purchaseGranted(payment)])
    await writeTogether(ledgerPuts(entry));
  await fillBalance(stripe, cents);
}

const idsOf = (entries: readonly Entry[]): string[] => entries.map(({ entryId }) => entryId);
const payouts = async () => (await stripe.payouts.list({ limit: 100 })).data;
const codeOf = (refused: Promise<unknown>): Promise<string | undefined> =>
  refused.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

/** Brings the balance at Stripe and the withdrawable amount to zero. */
async function settleAll(): Promise<void> {
  for (const pool of ['spotify', 'x'] as const) await withdrawCardProceeds(pool, undefined);
}

test('a pool’s card proceeds are paid out once and booked', async () => {
  await sell('spotify', 1_000);
  const made = await withdrawCardProceeds('spotify', 400n);
  const [payout] = await payouts();
  expect(payout).toMatchObject({ amount: 400, currency: 'sgd', metadata: { dataPoolId: 'spotify' } });
  expect(idsOf(made)).toEqual([`proceeds.withdrawn#${payout?.id}`]);
  expect(await centsOf(proceedsAccount('spotify'))).toBe(600n);
  expect(await centsOf(bankAccount)).toBe(400n);
  expect(await codeOf(withdrawCardProceeds('spotify', 601n))).toBe('TooMuch');
  expect(await withdrawCardProceeds('spotify', undefined)).toHaveLength(1);
  expect(await centsOf(proceedsAccount('spotify'))).toBe(0n);
  expect(await withdrawCardProceeds('spotify', undefined)).toEqual([]);
  expect(await payouts()).toHaveLength(2);
  // Booking it by hand as well adds nothing.
  expect(await bookCardPayout(payout?.id ?? '')).toEqual([]);
});

test('money that is held for a buyer, approved for a bank or earned by another pool is not paid out', async () => {
  await settleAll();
  await sell('spotify', 1_000);
  await sell('x', 300);
  expect(await withdrawableCents('spotify')).toBe(1_000n);
  // Somebody took money out of Stripe that belongs to the pools.
  await stripe.payouts.create({ amount: 200, currency: 'sgd' });
  expect(await withdrawableCents('spotify')).toBe(800n);
  const captured = { currency: 'SGD' as const, pools: [{ dataPoolId: 'x', amount: '140' }] };
  const purchaseId = randomUUID();
  await beginPurchase({ purchaseId, userSub: 'ben', rail: 'card', state: 'awaiting-payment' });
  await changePurchase(purchaseId, ['awaiting-payment'], { state: 'granted', captured });
  expect(await withdrawableCents('spotify')).toBe(660n);
  const about = { userSub: 'ann', uploadHash: 'u', rail: 'bank', amountWei: '0' } as const;
  const payoutId = randomUUID();
  const destination = await newAccount(stripe);
  await requestPayout({
    ...about,
    transactionId: payoutId,
    dataPoolId: 'spotify',
    stripeAccountId: destination,
    amountCents: '500',
  });
  await recordPayout(payoutId, 'paying');
  expect(await withdrawableCents('spotify')).toBe(660n);
  await recordAccountChecked(payoutId);
  // Of the 1,100 cents, 140 are a buyer's, 500 a contributor's, and 300 the other pool's.
  expect(await withdrawableCents('spotify')).toBe(160n);
  await recordPayout(payoutId, 'refused', { failure: { code: 'x', message: 'x' } });
  await changePurchase(purchaseId, ['granted'], { state: 'refunded' });
  expect(await withdrawableCents('spotify')).toBe(800n);
  await fillBalance(stripe, 200);
  expect(await withdrawableCents('spotify')).toBe(1_000n);
});

test('card payments that are not available at Stripe yet are not paid out', async () => {
  const before = await withdrawableCents('x');
  const payment = {
    purchaseId: randomUUID(),
    currency: 'SGD' as const,
    pools: [{ dataPoolId: 'x', amount: 500n }],
  };
  for (const entry of [purchaseCaptured(payment), purchaseGranted(payment)])
    await writeTogether(ledgerPuts(entry));
  expect(await withdrawableCents('x')).toBeLessThanOrEqual(before + 500n);
  expect(await codeOf(withdrawCardProceeds('x', before + 100_000n))).toBe('TooMuch');
  await fillBalance(stripe, 500);
  expect(await withdrawableCents('x')).toBe(before + 500n);
});

test.each(['before', 'after'] as const)(
  'whichever call to Stripe fails, %s it took effect, a repeated withdrawal is made once',
  async (when) => {
    await settleAll();
    await sell('spotify', 700);
    const [made, banks] = [await payouts(), await centsOf(bankAccount)];
    stand.proxies.stripe.plan(undefined);
    for (let at = 0; at < 4; at += 1) {
      stand.proxies.stripe.plan({ at, when });
      await withdrawCardProceeds('spotify', 700n).catch(() => undefined);
    }
    stand.proxies.stripe.plan(undefined);
    await withdrawCardProceeds('spotify', undefined);
    expect((await payouts()).length - made.length).toBe(1);
    expect((await centsOf(bankAccount)) - banks).toBe(700n);
    expect(await centsOf(proceedsAccount('spotify'))).toBe(0n);
  },
);

test('a payout whose command died before booking it is booked by the next command, which makes no other', async () => {
  await settleAll();
  await sell('spotify', 900);
  const { id } = await stripe.payouts.create({
    amount: 900,
    currency: 'sgd',
    metadata: { dataPoolId: 'spotify' },
  });
  const count = (await payouts()).length;
  expect(idsOf(await withdrawCardProceeds('spotify', 100n))).toEqual([`proceeds.withdrawn#${id}`]);
  expect(await payouts()).toHaveLength(count);
  expect(await centsOf(proceedsAccount('spotify'))).toBe(0n);
});

test('a payout that the bank returned goes back to the pool once', async () => {
  await settleAll();
  await sell('spotify', 250);
  const banks = await centsOf(bankAccount);
  await withdrawCardProceeds('spotify', undefined);
  const [payout] = await payouts();
  const id = payout?.id ?? '';
  await stripe.payouts.cancel(id);
  expect(idsOf(await bookCardPayout(id))).toEqual([`proceeds.returned#${id}`]);
  expect(await bookCardPayout(id)).toEqual([]);
  expect(await centsOf(proceedsAccount('spotify'))).toBe(250n);
  expect(await centsOf(bankAccount)).toBe(banks);
  expect(await withdrawCardProceeds('spotify', undefined)).toHaveLength(1);
});

test('a payout that names no pool is not booked', async () => {
  await fillBalance(stripe, 100);
  const { id } = await stripe.payouts.create({ amount: 100, currency: 'sgd' });
  expect(await codeOf(bookCardPayout(id))).toBe('NothingToBook');
  expect(await codeOf(bookCardPayout('po_unknown'))).toBe('PayoutUnknown');
});
