import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { marketAccount } from '@cgdx/core/ledger/entry.ts';
import { feeAccount } from '@cgdx/core/ledger/fee-entry.ts';
import { cardAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { storedBooks } from '@cgdx/local/books/stored-books.ts';
import { paidCardPurchase, priceCents } from '@cgdx/stand/purchase/card-purchase.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { stripe } from '../../stripe/stripe.ts';
import { handler as onCheckoutSweep } from './on-checkout-sweep.ts';

const tick = {} as ScheduledEvent;
const fees = { rate: 0.1, perCharge: 50, perDispute: 1_500 };
const feeOfOne = BigInt(Math.round(priceCents * fees.rate) + fees.perCharge);
const disputedCard = '4000000000000259';

let stand: PurchaseStand;
let engine: WorkflowStand;

const sweepAsPermitted = permitted('on-checkout-sweep', onCheckoutSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stand = await openPurchaseStand(fees);
  engine = await openWorkflowStand();
});
afterAll(async () => {
  await engine?.stop();
  await stand?.stop();
});
beforeEach(() => {
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

async function sweep(): Promise<void> {
  await sweepAsPermitted(tick);
  await engine.settled();
}

async function books() {
  const stored = await storedBooks(documentClient);
  const of = (account: string) => balanceOf(stored, account, 'SGD');
  return {
    fees: of(feeAccount),
    market: of(marketAccount),
    cards: of(cardAccount),
    disputed: of('disputed'),
    proceeds: of(proceedsAccount('spotify')),
  };
}

/** Returns the funds of the account at Stripe, settled or not. */
async function fundsAtStripe(): Promise<bigint> {
  const { available, pending } = await stripe().balance.retrieve();
  return BigInt([...available, ...pending].reduce((sum, { amount }) => sum + amount, 0));
}

test('Stripe’s fees are the market’s cost, and pools earn the whole price', async () => {
  await paidCardPurchase('ann', await putUpload());
  await paidCardPurchase('ben', await putUpload());
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep();
  const price = BigInt(priceCents);
  expect(await books()).toEqual({
    fees: 2n * feeOfOne,
    market: -2n * feeOfOne,
    cards: -2n * price,
    disputed: 0n,
    proceeds: 2n * price,
  });
});

test('the books show the account’s funds at Stripe, also after a dispute', async () => {
  await paidCardPurchase('ann', await putUpload(), disputedCard);
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep();
  const { fees: kept, cards } = await books();
  expect(kept).toBe(3n * feeOfOne + BigInt(fees.perDispute));
  expect(await fundsAtStripe()).toBe(-cards - kept);
});

test('whichever call of a sweep fails, before or after it took effect, a fee is booked once', async () => {
  const { fees: before } = await books();
  await paidCardPurchase('ann', await putUpload());
  await sweep();
  for (const service of ['stripe', 'database'] as const) {
    for (let at = 0; at < 14; at += 1) {
      await paidCardPurchase('ann', await putUpload());
      stand.proxies[service].plan({ at, when: at % 2 === 0 ? 'before' : 'after' });
      await sweepAsPermitted(tick).catch(() => undefined);
      stand.proxies[service].plan(undefined);
    }
  }
  for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep();
  expect((await books()).fees - before).toBe(29n * feeOfOne);
});
