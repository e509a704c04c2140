import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { faultMoments } from '@cgdx/stand/fault/fault-moment.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import {
  chargesOf,
  declinesLater,
  deliverChargeEvent,
  newProgram,
  openPool,
  pay,
  priceCents,
  quoteFor,
  sweepCharges,
} from '@cgdx/stand/purchase/saved-card.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findAccess } from '../../pool/access.ts';
import { stripe } from '../../stripe/stripe.ts';
import { spentThisMonth } from '../key/spending.ts';
import { changePurchase, type Purchase, readPurchase } from '../record/purchase.ts';
import { cardPurchaseId } from '../record/purchase-id.ts';
import type { StoredQuote } from '../record/quote.ts';
import type { Program } from './pay-quote.ts';

let stand: PurchaseStand;
let engine: WorkflowStand;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPurchaseStand();
  engine = await openWorkflowStand();
  await openPool();
});
afterAll(async () => {
  await engine?.stop();
  await stand?.stop();
});
afterEach(() => {
  vi.useRealTimers();
  for (const proxy of Object.values(stand.proxies)) proxy.plan(undefined);
});

const hourMs = 3_600_000;

async function ended(purchaseId: string): Promise<Purchase> {
  await engine.settled();
  return readPurchase(purchaseId);
}

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

describe('if an answer or an event of Stripe is lost', () => {
  test('a payment whose answer was lost is found by the program, the event or the sweep, whichever is first', async () => {
    for (const ask of [
      pay,
      (_: Program, { quoteId }: StoredQuote) => deliverChargeEvent(cardPurchaseId(quoteId)),
      sweepCharges,
    ]) {
      const program = await newProgram();
      const quote = await quoteFor(program);
      stand.proxies.stripe.plan({ at: 1, when: 'after' });
      await expect(pay(program, quote)).rejects.toThrow();
      stand.proxies.stripe.plan(undefined);
      // Stripe has forgotten the idempotency key of the first request.
      stand.advanceStripe(25 * hourMs);
      await ask(program, quote);
      const { purchaseId, state } = await readPurchase(cardPurchaseId(quote.quoteId));
      expect(state).not.toBe('awaiting-payment');
      await deliverChargeEvent(purchaseId);
      await deliverChargeEvent(purchaseId);
      expect((await ended(purchaseId)).state).toBe('completed');
      expect(await chargesOf(program)).toHaveLength(1);
    }
  });

  test('a request that never reached Stripe is sent when the program repeats it, but not after a day', async () => {
    const [program, late] = [await newProgram(), await newProgram()];
    const [quote, lateQuote] = [await quoteFor(program), await quoteFor(late)];
    for (const [who, what] of [
      [program, quote],
      [late, lateQuote],
    ] as const) {
      stand.proxies.stripe.plan({ at: 1, when: 'before' });
      await expect(pay(who, what)).rejects.toThrow();
    }
    stand.proxies.stripe.plan(undefined);
    expect((await pay(program, quote)).state).toBe('submitted');
    later(25 * hourMs);
    await sweepCharges();
    vi.useRealTimers();
    expect(await readPurchase(cardPurchaseId(lateQuote.quoteId))).toMatchObject({
      state: 'refused',
      failure: { code: 'ChargeLapsed' },
    });
    expect(await chargesOf(late)).toEqual([]);
    expect(await spentThisMonth(late.key.keyId)).toBe(0);
  });

  test('a payment that Stripe is still processing stays open, however long, and buys once it succeeds', async () => {
    const program = await newProgram();
    const quote = await quoteFor(program);
    const processing = {
      status: 200,
      body: {
        ...{ id: 'pi_slow', object: 'payment_intent', status: 'processing', last_payment_error: null },
        metadata: { purchaseId: cardPurchaseId(quote.quoteId) },
      },
    };
    stand.proxies.stripe.answer([undefined, processing]);
    const { purchaseId, state } = await pay(program, quote);
    expect(state).toBe('awaiting-payment');
    later(40 * hourMs);
    stand.proxies.stripe.answer([processing]);
    await deliverChargeEvent(purchaseId);
    vi.useRealTimers();
    expect(await readPurchase(purchaseId)).toMatchObject({ state: 'awaiting-payment' });
    expect(await spentThisMonth(program.key.keyId)).toBe(priceCents);
    const succeeded = { ...processing.body, status: 'succeeded', amount_received: 140, currency: 'sgd' };
    // One answer is for the event, one for the workflow's first step.
    stand.proxies.stripe.answer(Array(2).fill({ status: 200, body: succeeded }));
    await deliverChargeEvent(purchaseId);
    expect((await ended(purchaseId)).state).toBe('completed');
  });

  test('whichever call fails, before or after it took effect, a program that repeats its request is charged once', async () => {
    const program = await newProgram();
    const run = async (quote: StoredQuote) => {
      for (let tries = 1; ; tries++)
        try {
          const { purchaseId } = await pay(program, quote);
          await deliverChargeEvent(purchaseId);
          return purchaseId;
        } catch (error) {
          if (tries === 5) throw error;
        }
    };
    for (const service of ['database', 'stripe'] as const) {
      const known = await quoteFor(program);
      stand.proxies[service].plan(undefined);
      await ended(await run(known));
      for (const moment of faultMoments(stand.proxies[service].count())) {
        const quote = await quoteFor(program);
        stand.proxies[service].plan(moment);
        const purchaseId = await run(quote);
        stand.proxies[service].plan(undefined);
        if ((await ended(purchaseId)).state !== 'completed') {
          await sweepCharges();
          await engine.settled();
        }
        const { state, uploads = [] } = await readPurchase(purchaseId);
        expect([service, moment, state]).toEqual([service, moment, 'completed']);
        expect(
          await findAccess(
            program.userSub,
            uploads.map((each) => each.uploadHash),
          ),
        ).toHaveLength(1);
      }
    }
    const charged = await chargesOf(program);
    expect(await spentThisMonth(program.key.keyId)).toBe(charged.length * priceCents);
    expect(new Set(charged.map(({ metadata }) => metadata.purchaseId)).size).toBe(charged.length);
  });

  test('a refused charge gives its amount back to the key’s cap once, whichever call fails', async () => {
    const program = await newProgram(declinesLater);
    const known = await quoteFor(program);
    stand.proxies.database.plan(undefined);
    await pay(program, known);
    for (const moment of faultMoments(stand.proxies.database.count())) {
      const quote = await quoteFor(program);
      stand.proxies.database.plan(moment);
      await pay(program, quote).catch(() => undefined);
      stand.proxies.database.plan(undefined);
      expect((await pay(program, quote)).state).toBe('refused');
      expect(await spentThisMonth(program.key.keyId)).toBe(0);
    }
  });

  test('a payment of another purchase, or of another amount, buys nothing', async () => {
    const program = await newProgram();
    const [one, other] = [await quoteFor(program), await quoteFor(program)];
    const paid = await pay(program, one);
    stand.proxies.stripe.plan({ at: 1, when: 'before' });
    await expect(pay(program, other)).rejects.toThrow();
    stand.proxies.stripe.plan(undefined);
    const purchaseId = cardPurchaseId(other.quoteId);
    const { paymentIntentId = '' } = paid;
    await changePurchase(purchaseId, ['awaiting-payment'], { state: 'submitted', paymentIntentId });
    await deliverChargeEvent(purchaseId);
    expect(await ended(purchaseId)).toMatchObject({ state: 'refused', failure: { code: 'ChargeUnknown' } });
    const less = await stripe().paymentIntents.retrieve(paymentIntentId);
    stand.proxies.stripe.answer([{ status: 200, body: { ...less, amount_received: 139 } }]);
    await deliverChargeEvent(paid.purchaseId);
    await engine.settled();
    expect(await readPurchase(paid.purchaseId)).toMatchObject({ failure: { code: 'AmountDiffers' } });
  });
});

test('after all of these faults every captured payment has access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
