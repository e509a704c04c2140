import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { openCardPurchase, paidCardPurchase } from '@cgdx/stand/purchase/card-purchase.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readLine } from '../../ground/log/read-line.ts';
import { findAccess } from '../../pool/access.ts';
import { changePurchase, openPurchases, readPurchase } from '../record/purchase.ts';
import { resumeAll } from '../record/resume-purchase.ts';
import { handler as verify } from '../verify-purchase.ts';
import { findPaidPages } from './find-paid-pages.ts';
import { handler as onCheckoutCompleted } from './on-checkout-completed.ts';
import { handler as onCheckoutSweep } from './on-checkout-sweep.ts';

const buyer = 'buyer';
const tick = {} as ScheduledEvent;
const dayMs = 86_400_000;

let stand: PurchaseStand;
let engine: WorkflowStand;

const sweepCheckouts = permitted('on-checkout-sweep', onCheckoutSweep);
const completed = permitted('on-checkout-completed', onCheckoutCompleted);

beforeAll(async () => {
  // Findings are written to the log.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPurchaseStand();
  engine = await openWorkflowStand();
});
afterAll(async () => {
  await engine?.stop();
  await stand?.stop();
});
beforeEach(() => {
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

const down = { at: 'all', when: 'before' } as const;
const stateOf = async (purchaseId: string) => (await readPurchase(purchaseId)).state;

/** Delivers what Stripe's event would. */
const hear = ({ purchaseId, paymentReference }: { purchaseId: string; paymentReference: string }) =>
  completed({ detail: { purchaseId, checkoutSessionId: paymentReference } } as never);

const statusOf = async (purchaseId: string, attempt = 1) =>
  (await engine.settled())[`${purchaseId}-${attempt}`];

test('a paid page whose event never came becomes a purchase after one sweep', async () => {
  const uploadHash = await putUpload();
  const { purchaseId } = await paidCardPurchase(buyer, uploadHash);
  expect(await sweepCheckouts(tick)).toMatchObject({ changed: 1 });
  expect(await statusOf(purchaseId)).toBe('SUCCEEDED');
  const { state, open } = await readPurchase(purchaseId);
  expect([state, open]).toEqual(['completed', undefined]);
  expect(await findAccess(buyer, [uploadHash])).toEqual([{ uploadHash, purchaseId }]);
  expect(await sweepCheckouts(tick)).toMatchObject({ changed: 0 });
});

test('an event that comes after the sweep has found the payment starts nothing twice', async () => {
  const about = await paidCardPurchase(buyer, await putUpload());
  await sweepCheckouts(tick);
  await hear(about);
  const executions = Object.keys(await engine.settled()).filter((name) => name.startsWith(about.purchaseId));
  expect(executions).toEqual([`${about.purchaseId}-1`]);
});

test('an open page stays open; once it has expired, nothing is left to do', async () => {
  const { purchaseId } = await openCardPurchase(buyer, await putUpload());
  expect(await sweepCheckouts(tick)).toMatchObject({ changed: 0 });
  expect(await stateOf(purchaseId)).toBe('awaiting-payment');
  stand.advanceStripe(2 * dayMs);
  expect(await sweepCheckouts(tick)).toMatchObject({ changed: 1 });
  const { state, open, failure } = await readPurchase(purchaseId);
  expect([state, open, failure?.code]).toEqual(['refused', undefined, 'CheckoutExpired']);
});

test('a page that was paid at the last moment becomes a purchase, although it has expired since', async () => {
  const { purchaseId } = await paidCardPurchase(buyer, await putUpload());
  stand.advanceStripe(30 * dayMs);
  await sweepCheckouts(tick);
  expect(await statusOf(purchaseId)).toBe('SUCCEEDED');
  expect(await stateOf(purchaseId)).toBe('completed');
});

test('a payment whose quote is missing waits for the quote, and is never kept without data', async () => {
  const about = await paidCardPurchase(buyer, await putUpload());
  const { quoteId = '' } = await readPurchase(about.purchaseId);
  await changePurchase(about.purchaseId, ['awaiting-payment'], { quoteId: 'lost' });
  await hear(about);
  expect(await statusOf(about.purchaseId)).toBe('FAILED');
  expect(await stateOf(about.purchaseId)).toBe('awaiting-payment');
  await changePurchase(about.purchaseId, ['awaiting-payment'], { quoteId });
  await sweepCheckouts(tick);
  await engine.settled();
  expect(await stateOf(about.purchaseId)).toBe('completed');
});

test.each(['database', 'storage', 'stripe', 'bus'] as const)(
  'a purchase that failed while the %s was unavailable ends within two sweeps of its return',
  async (service) => {
    const about = await paidCardPurchase(buyer, await putUpload());
    stand.proxies[service].plan(down);
    await hear(about);
    expect(await statusOf(about.purchaseId)).toBe('FAILED');
    stand.proxies[service].plan(undefined);
    for (let sweeps = 0; sweeps < 2; sweeps += 1) {
      await sweepCheckouts(tick);
      await resumeAll();
      await engine.settled();
    }
    expect(await stateOf(about.purchaseId)).toBe('completed');
    expect(await statusOf(about.purchaseId)).toBe('SUCCEEDED');
  },
);

test('an execution that is too old to be redriven is replaced by another, which ends the purchase', async () => {
  const about = await paidCardPurchase(buyer, await putUpload());
  stand.proxies.storage.plan(down);
  await hear(about);
  expect(await statusOf(about.purchaseId)).toBe('FAILED');
  stand.proxies.storage.plan(undefined);
  engine.advance(15 * dayMs);
  await resumeAll();
  expect(await statusOf(about.purchaseId)).toBe('FAILED');
  expect(await statusOf(about.purchaseId, 2)).toBe('SUCCEEDED');
  expect(await readPurchase(about.purchaseId)).toMatchObject({ state: 'completed', attempt: 2 });
});

test('a captured purchase without an execution gets one', async () => {
  const about = await paidCardPurchase(buyer, await putUpload());
  await verify(about, {} as never);
  expect(await stateOf(about.purchaseId)).toBe('paid');
  expect(await resumeAll()).toBe(1);
  expect(await statusOf(about.purchaseId)).toBe('SUCCEEDED');
  expect(await stateOf(about.purchaseId)).toBe('completed');
  expect(await resumeAll()).toBe(0);
});

test('a purchase that is not finished after hours is reported, for the alarm that counts it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const overdue = () =>
    log.mock.calls.map(([line]) => readLine(line)).filter(({ event }) => event === 'purchases.overdue');
  const about = await paidCardPurchase(buyer, await putUpload());
  stand.proxies.storage.plan(down);
  await hear(about);
  await engine.settled();
  await resumeAll();
  await engine.settled();
  expect(overdue()).toEqual([]);
  vi.useFakeTimers({ now: Date.now() + 4 * 3_600_000, toFake: ['Date'] });
  await resumeAll().finally(() => vi.useRealTimers());
  expect(overdue()).toEqual([{ event: 'purchases.overdue', count: 1, purchaseIds: [about.purchaseId] }]);
  log.mockRestore();
  stand.proxies.storage.plan(undefined);
  await engine.settled();
  await resumeAll();
  await engine.settled();
  expect(await stateOf(about.purchaseId)).toBe('completed');
});

test('one payment that cannot be looked up delays no other, and the sweep reports the failure', async () => {
  const [one, other] = [await putUpload(), await putUpload()];
  await paidCardPurchase(buyer, one);
  await paidCardPurchase(buyer, other);
  stand.proxies.stripe.plan({ at: 0, when: 'before' });
  await expect(sweepCheckouts(tick)).rejects.toThrow();
  await engine.settled();
  expect(await findAccess(buyer, [one, other])).toHaveLength(1);
  await sweepCheckouts(tick);
  await engine.settled();
  expect(await findAccess(buyer, [one, other])).toHaveLength(2);
});

test('more pages than a sweep has time for are looked up in turn: none waits behind the same ones for ever', async () => {
  const most = 2;
  const pages = [];
  for (let made = 0; made < 5; made += 1) pages.push(await openCardPurchase(buyer, await putUpload()));
  const newest = pages.at(-1)!;
  await newest.pay();
  // The five pages, and pages of other tests; then the list begins again.
  const { length } = await openPurchases('page', 100);
  const round = async () => {
    let changed = 0;
    for (let seen = 0; seen < length; seen += most) changed += await findPaidPages(most);
    await engine.settled();
    return changed;
  };
  expect(await round()).toBe(1);
  expect(await stateOf(newest.purchaseId)).toBe('completed');
  await pages[0]!.pay();
  expect(await round()).toBe(1);
  expect(await stateOf(pages[0]!.purchaseId)).toBe('completed');
});

test('a page that Stripe cannot look up delays no other', async () => {
  const pages = [
    await openCardPurchase(buyer, await putUpload()),
    await openCardPurchase(buyer, await putUpload()),
  ];
  await pages[1]!.pay();
  stand.proxies.stripe.plan({ at: 0, when: 'before' });
  const { length } = await openPurchases('page', 100);
  const failed: boolean[] = [];
  for (let seen = 0; seen < length; seen += 1)
    failed.push(
      await findPaidPages(1).then(
        () => false,
        () => true,
      ),
    );
  await engine.settled();
  expect(failed.filter(Boolean)).toHaveLength(1);
  expect(await stateOf(pages[1]!.purchaseId)).toBe('completed');
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
