import { purchaseCaptured } from '@cgdx/core/ledger/purchase-entry.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import {
  chargesOf,
  declinesLater,
  deliverChargeEvent,
  newKey,
  newProgram,
  openPool,
  pay,
  priceCents,
  quoteFor,
  submitForm,
  sweepCharges,
} from '@cgdx/stand/purchase/saved-card.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { holdSpending, spentThisMonth } from '../key/spending.ts';
import { purchaseAnswer } from '../purchase-answer.ts';
import { ledgerPayment } from '../record/payment-entry.ts';
import { beginPurchase, findPurchase, type Purchase, readPurchase } from '../record/purchase.ts';
import { cardPurchaseId } from '../record/purchase-id.ts';
import { openAuthentication } from './authenticate-charge.ts';
import { payQuote } from './pay-quote.ts';
import { findChargeable, findSavedCard, openSavingPage, removeCards } from './saved-card.ts';

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

const asksAlways = '4000002760003184';
const hourMs = 3_600_000;

async function ended(purchaseId: string): Promise<Purchase> {
  await engine.settled();
  return readPurchase(purchaseId);
}

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

describe('a saved card', () => {
  test('is shown by its last digits, is stored at Stripe only, and is gone once it is removed', async () => {
    const person = { sub: crypto.randomUUID(), email: 'a@example.com', username: undefined, groups: [] };
    const asOwner = <T>(run: () => Promise<T>) => permittedAs('api-saved-card', run);
    expect(await asOwner(() => findSavedCard(person.sub))).toBeUndefined();
    const pages = await Promise.all([1, 2].map(() => asOwner(() => openSavingPage(person))));
    for (const page of pages) await submitForm(page, { card: '4242424242424242', email: person.email });
    const card = { brand: 'visa', last4: '4242', expires: '12/2034' };
    expect(await asOwner(() => findSavedCard(person.sub))).toEqual(card);
    await expect(asOwner(() => openSavingPage(person))).rejects.toMatchObject({ code: 'CardSavedAlready' });
    await asOwner(() => removeCards(person.sub));
    await asOwner(() => removeCards(person.sub));
    expect(await asOwner(() => findSavedCard(person.sub))).toBeUndefined();
    expect(await findChargeable(person.sub)).toBeUndefined();
  });
});

describe('a program pays by it', () => {
  test('once, under its cap: ledger, receipt and purchase name the key', async () => {
    const program = await newProgram();
    const quote = await quoteFor(program);
    const { purchaseId, state } = await pay(program, quote);
    expect(state).toBe('submitted');
    expect((await pay(program, quote)).purchaseId).toBe(purchaseId);
    await deliverChargeEvent(purchaseId);
    const bought = await ended(purchaseId);
    expect(bought).toMatchObject({ state: 'completed', keyId: program.key.keyId, rail: 'card' });
    expect(purchaseCaptured(ledgerPayment(bought))).toMatchObject({ keyId: program.key.keyId });
    const { receipt, keyId } = await purchaseAnswer(bought);
    expect([receipt?.total, receipt?.currency, keyId]).toEqual(['140', 'SGD', program.key.keyId]);
    expect(await chargesOf(program)).toMatchObject([{ amount_received: priceCents, status: 'succeeded' }]);
    expect(await spentThisMonth(program.key.keyId)).toBe(priceCents);
    expect((await pay(program, quote)).state).toBe('completed');
    await expect(
      pay(program, await quoteFor(program, bought.uploads?.[0]?.uploadHash)),
    ).rejects.toMatchObject({
      code: 'BoughtAlready',
    });
  });

  const atOnce = inject('everyCase') ? 100 : 20;

  test(`${atOnce} times at once, and is charged up to its cap, never beyond`, async () => {
    const room = atOnce / 2;
    const program = await newProgram(undefined, room * priceCents + 20);
    const uploadHash = await putUpload();
    const quotes = await Promise.all(Array.from({ length: atOnce }, () => quoteFor(program, uploadHash)));
    const results = await Promise.allSettled(quotes.map((quote) => pay(program, quote)));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array(atOnce - room).fill('KeyBeyondCap'));
    expect(refused[0].message).toContain(
      `has S$0.20 left of S$${((room * priceCents + 20) / 100).toFixed(2)}`,
    );
    const charges = await chargesOf(program);
    expect(charges.reduce((sum, { amount_received }) => sum + amount_received, 0)).toBe(room * priceCents);
    expect(await spentThisMonth(program.key.keyId)).toBe(room * priceCents);
    // Requests above the cap have left nothing that could be charged later.
    const begun = await Promise.all(quotes.map(({ quoteId }) => findPurchase(cardPurchaseId(quoteId))));
    expect(begun.filter((purchase) => purchase !== undefined)).toHaveLength(room);
    // One upload is bought once: the first gets it, the others get their money back.
    await Promise.all(begun.flatMap((one) => (one ? [deliverChargeEvent(one.purchaseId)] : [])));
    await engine.settled();
    const states = await Promise.all(begun.flatMap((one) => (one ? [readPurchase(one.purchaseId)] : [])));
    expect(states.filter(({ state }) => state === 'completed')).toHaveLength(1);
    expect(states.filter(({ state }) => state === 'refunded')).toHaveLength(room - 1);
  });

  test('ten times at once for the same offer, and the card is charged once', async () => {
    const program = await newProgram();
    const quote = await quoteFor(program);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => pay(program, quote).catch(() => undefined)),
    );
    expect(new Set(all.flatMap((one) => (one ? [one.purchaseId] : []))).size).toBe(1);
    await pay(program, quote);
    expect(await chargesOf(program)).toHaveLength(1);
    expect(await spentThisMonth(program.key.keyId)).toBe(priceCents);
  });

  test('and gets the reason if it cannot, before anything is held or charged', async () => {
    const program = await newProgram();
    const other = await newProgram();
    await expect(pay(other, await quoteFor(program))).rejects.toMatchObject({ code: 'NotFound' });
    const sameOwner = { ...program, key: newKey() };
    await expect(pay(sameOwner, await quoteFor(program))).rejects.toMatchObject({ code: 'NotFound' });
    const cardless = { userSub: crypto.randomUUID(), key: newKey() };
    await expect(pay(cardless, await quoteFor(cardless))).rejects.toMatchObject({ code: 'NoSavedCard' });
    const quote = await quoteFor(program);
    later(hourMs);
    await expect(pay(program, quote)).rejects.toMatchObject({ code: 'QuoteExpired' });
    expect(await chargesOf(program)).toEqual([]);
    expect(await spentThisMonth(program.key.keyId)).toBe(0);
    expect(await findPurchase(cardPurchaseId(quote.quoteId))).toBeUndefined();
  });

  test('but not if a page was opened for the same offer', async () => {
    const program = await newProgram();
    const { quoteId, userSub, ...quote } = await quoteFor(program);
    const purchaseId = cardPurchaseId(quoteId);
    await beginPurchase({ purchaseId, rail: 'card', userSub, state: 'awaiting-payment', quoteId });
    await expect(pay(program, { quoteId, userSub, ...quote })).rejects.toMatchObject({
      code: 'PaymentUnderWay',
    });
    expect(await chargesOf(program)).toEqual([]);
  });

  test('but not for an offer that was signed for a wallet', async () => {
    const program = await newProgram();
    const quote = { ...(await quoteFor(program)), wallet: '0x0000000000000000000000000000000000000001' };
    await holdSpending(program.key, quote, priceCents);
    await expect(permittedAs('api-charge', () => payQuote(program, quote))).rejects.toMatchObject({
      code: 'QuoteForWallet',
    });
    expect(await chargesOf(program)).toEqual([]);
  });
});

describe('a card that refuses', () => {
  test('is charged nothing, gives the reason as code and sentence, and frees its amount under the cap', async () => {
    const program = await newProgram(declinesLater);
    const quote = await quoteFor(program);
    const refused = await pay(program, quote);
    expect(refused).toMatchObject({
      state: 'refused',
      failure: {
        code: 'CardDeclined',
        message: 'Your card was declined. (generic_decline) Nothing was charged.',
      },
    });
    expect((await pay(program, quote)).failure).toEqual(refused.failure);
    expect(await spentThisMonth(program.key.keyId)).toBe(0);
    expect(await chargesOf(program)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    await deliverChargeEvent(refused.purchaseId);
    const { state, open } = await ended(refused.purchaseId);
    expect([state, open]).toEqual(['refused', undefined]);
  });

  test('or is removed before it is charged, holds nothing', async () => {
    const program = await newProgram();
    const quote = await quoteFor(program);
    // The first request to Stripe asks for the card, the second charges it.
    stand.proxies.stripe.plan({ at: 1, when: 'before' });
    await expect(pay(program, quote)).rejects.toThrow();
    expect(await spentThisMonth(program.key.keyId)).toBe(priceCents);
    await removeCards(program.userSub);
    await sweepCharges();
    const purchase = await readPurchase(cardPurchaseId(quote.quoteId));
    expect(purchase).toMatchObject({ state: 'refused', failure: { code: 'CardGone' } });
    expect(await spentThisMonth(program.key.keyId)).toBe(0);
    expect(await chargesOf(program)).toEqual([]);
  });
});

describe('a card whose bank asks its owner', () => {
  /** Opens the page of the bank, as the account page does. */
  const openBank = async ({ purchaseId }: Purchase) =>
    openAuthentication(await readPurchase(purchaseId), 'http://127.0.0.1:1/account');

  test('waits for them, holds its amount under the cap, and then buys', async () => {
    const program = await newProgram(asksAlways);
    const quote = await quoteFor(program);
    const waiting = await pay(program, quote);
    expect(await purchaseAnswer(waiting)).toMatchObject({
      status: 'awaiting-payment',
      authenticateBy: expect.stringMatching(/Z$/),
      note: expect.stringContaining('asks you to confirm'),
    });
    expect((await pay(program, quote)).state).toBe('awaiting-payment');
    const told = stand.events.length;
    await deliverChargeEvent(waiting.purchaseId);
    expect(stand.events.slice(told)).toEqual(['purchase.confirmation-asked']);
    later(20 * hourMs);
    await sweepCharges();
    vi.useRealTimers();
    expect(await spentThisMonth(program.key.keyId)).toBe(priceCents);
    const page = await openBank(waiting);
    expect(await openBank(waiting)).toBe(page);
    expect((await pay(program, quote)).state).toBe('awaiting-payment');
    await submitForm(page, { authenticated: 'true' });
    await deliverChargeEvent(waiting.purchaseId);
    expect(await ended(waiting.purchaseId)).toMatchObject({ state: 'completed' });
    expect(await chargesOf(program)).toMatchObject([{ status: 'succeeded', amount_received: priceCents }]);
    expect(await spentThisMonth(program.key.keyId)).toBe(priceCents);
    await expect(openBank(waiting)).rejects.toMatchObject({ code: 'NothingToConfirm' });
  });

  test('is charged nothing if they say no', async () => {
    const program = await newProgram(asksAlways);
    const waiting = await pay(program, await quoteFor(program));
    await submitForm(await openBank(waiting), { authenticated: 'false' });
    await deliverChargeEvent(waiting.purchaseId);
    expect(await ended(waiting.purchaseId)).toMatchObject({
      state: 'refused',
      failure: { code: 'AuthenticationFailed', message: expect.stringContaining('Nothing was charged') },
    });
    expect(await spentThisMonth(program.key.keyId)).toBe(0);
  });

  test.each([false, true])(
    'lapses after a day, and no page of the bank pays it then (opened before: %s)',
    async (isOpened) => {
      const program = await newProgram(asksAlways);
      const waiting = await pay(program, await quoteFor(program));
      const page = isOpened ? await openBank(waiting) : undefined;
      later(24 * hourMs);
      await sweepCharges();
      vi.useRealTimers();
      expect(await readPurchase(waiting.purchaseId)).toMatchObject({
        state: 'refused',
        failure: { code: 'AuthenticationLapsed' },
      });
      expect(await spentThisMonth(program.key.keyId)).toBe(0);
      if (page !== undefined)
        await expect(submitForm(page, { authenticated: 'true' })).rejects.toThrow('404');
      expect(await chargesOf(program)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    },
  );
});

test('after all of these purchases every captured payment has access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
