import { permittedAs } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdSpending, noteSpent, spentThisMonth } from './spending.ts';

let stand: PurchaseStand;
beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());
afterEach(() => vi.useRealTimers());

const newKey = (capCents: number) => ({ keyId: crypto.randomUUID(), scopes: ['buy' as const], capCents });
const newQuote = () => ({
  quoteId: crypto.randomUUID(),
  createdAt: new Date().toISOString(),
  deadline: Math.floor(Date.now() / 1_000) + 3_600,
});
const hold = (...about: Parameters<typeof holdSpending>) =>
  permittedAs('api-quote', () => holdSpending(...about));
const spend = (...about: Parameters<typeof noteSpent>) =>
  permittedAs('verify-purchase', () => noteSpent(...about));

test('a hundred purchases at once hold no more than the cap, and refusals name the amount left', async () => {
  const key = newKey(7_000);
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => hold(key, newQuote(), 139)));
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(50);
  expect(await spentThisMonth(key.keyId)).toBe(50 * 139);
  const month = new Date().toISOString().slice(0, 7);
  for (const reason of refused)
    expect(reason).toMatchObject({
      code: 'KeyBeyondCap',
      message: `This costs S$1.39, and this key has S$0.50 left of S$70.00 in ${month}.`,
    });
  await hold(key, newQuote(), 50);
  expect(await spentThisMonth(key.keyId)).toBe(7_000);
});

test('the amount of a quote is held once, however often it is requested, also at once', async () => {
  const [key, quote] = [newKey(1_000), newQuote()];
  await Promise.all(Array.from({ length: 10 }, () => hold(key, quote, 400)));
  expect(await spentThisMonth(key.keyId)).toBe(400);
  await expect(hold(key, newQuote(), 601)).rejects.toMatchObject({ code: 'KeyBeyondCap' });
  await expect(hold(newKey(0), newQuote(), 1)).rejects.toMatchObject({ code: 'KeyBeyondCap' });
});

test('the amount of an unpaid quote is released a day after it expires, that of a paid one never', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-05T12:00:00Z') });
  const [key, unpaid, paid] = [newKey(1_000), newQuote(), newQuote()];
  await hold(key, unpaid, 400);
  await hold(key, paid, 600);
  await spend(key.keyId, paid);
  vi.setSystemTime(Date.parse('2026-11-06T12:59:00Z'));
  await expect(hold(key, newQuote(), 400)).rejects.toMatchObject({ code: 'KeyBeyondCap' });
  vi.setSystemTime(Date.parse('2026-11-06T13:01:00Z'));
  await hold(key, newQuote(), 400);
  expect(await spentThisMonth(key.keyId)).toBe(1_000);
  // The expired offer was paid after all: both amounts count, so the cap allows nothing more.
  await spend(key.keyId, unpaid);
  await spend(key.keyId, unpaid);
  expect(await spentThisMonth(key.keyId)).toBe(1_400);
  await expect(hold(key, newQuote(), 1)).rejects.toMatchObject({
    message: expect.stringContaining('S$0.00 left'),
  });
});

test('nothing is spent yet at the start of the next month', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T23:59:59Z') });
  const key = newKey(500);
  await hold(key, newQuote(), 500);
  vi.setSystemTime(Date.parse('2026-12-01T00:00:01Z'));
  expect(await spentThisMonth(key.keyId)).toBe(0);
  await hold(key, newQuote(), 500);
});
