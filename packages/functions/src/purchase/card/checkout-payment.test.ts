import { type CardPurchase, openCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseAnswer } from '../purchase-answer.ts';
import { readPurchase } from '../record/purchase.ts';
import { handler as verifyPurchase } from '../verify-purchase.ts';

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());

const newPage = async (asks?: { currency?: string; cents?: number; licence?: string }) =>
  openCardPurchase('ben', await putUpload(), asks);

const verify = ({ purchaseId, paymentReference }: Pick<CardPurchase, 'purchaseId' | 'paymentReference'>) =>
  verifyPurchase({ purchaseId, paymentReference }, {} as Context);

test('a card that paid what was asked for is accepted', async () => {
  const page = await newPage();
  await page.pay();
  expect(await verify(page)).toEqual({ outcome: 'paid' });
});

test('the receipt has the version of the licence that was agreed to, whatever today’s version is', async () => {
  const page = await newPage({ licence: '2026-01-01' });
  await page.pay();
  await verify(page);
  const paid = await readPurchase(page.purchaseId);
  expect(paid.licence).toBe('2026-01-01');
  const completed = { ...paid, state: 'completed' as const, completedAt: paid.updatedAt };
  expect((await purchaseAnswer(completed)).receipt?.licence).toBe('2026-01-01');
});

test.each<[string, { currency?: string; cents?: number }]>([
  ['a cent less', { cents: priceCents - 1 }],
  ['a cent more', { cents: priceCents + 1 }],
  ['the same number in another currency', { currency: 'usd' }],
])('%s buys nothing, and all of it is refunded', async (_what, asks) => {
  const page = await newPage(asks);
  await page.pay();
  expect(await verify(page)).toEqual({ outcome: 'to-refund' });
  expect(await readPurchase(page.purchaseId)).toMatchObject({
    state: 'to-refund',
    failure: { code: 'AmountDiffers' },
    captured: { pools: [{ amount: String(asks.cents ?? priceCents) }] },
  });
});

test('a page that paid one purchase pays for no other', async () => {
  const [own, other] = [await newPage(), await newPage()];
  await other.pay();
  expect(await verify({ ...own, paymentReference: other.paymentReference })).toEqual({ outcome: 'refused' });
  const purchase = await readPurchase(own.purchaseId);
  expect(purchase).toMatchObject({ state: 'refused', failure: { code: 'CheckoutUnknown' } });
  expect(purchase.captured).toBeUndefined();
  expect(await verify(other)).toEqual({ outcome: 'paid' });
});

test('a page that Stripe does not find is looked up again later: the key may be that of another account', async () => {
  const page = await newPage();
  await expect(verify({ ...page, paymentReference: 'cs_test_unknown' })).rejects.toMatchObject({
    code: 'CheckoutNotFound',
  });
  expect(await readPurchase(page.purchaseId)).toMatchObject({ open: expect.any(String) });
});

test('an unpaid page is waited for', async () => {
  await expect(verify(await newPage())).rejects.toMatchObject({ code: 'PaymentNotConfirmed' });
});
