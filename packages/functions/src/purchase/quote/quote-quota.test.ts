import { openPurchaseStand, type PurchaseStand } from '@cgdx/stand/purchase/purchase-stand.ts';
import { quotesAnHour } from '@cgdx/workflows/wiring/limit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stand: PurchaseStand;
let countQuote: typeof import('../record/quote.ts').countQuote;

beforeAll(async () => {
  stand = await openPurchaseStand();
  ({ countQuote } = await import('../record/quote.ts'));
});
afterAll(() => stand?.stop());

test('a person gets so many quotes in an hour, however many are asked for at once', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => countQuote('ben', 1, 5)));
  expect(asked.filter(Boolean)).toHaveLength(5);
  expect(await countQuote('ben', 1, 5)).toBe(false);
  // Nobody else is held up, nor is the next hour.
  expect(await countQuote('sue', 1, 5)).toBe(true);
  expect(await countQuote('ben', 2, 5)).toBe(true);
});

test('a person who shops meets no limit', () => {
  expect(quotesAnHour).toBeGreaterThan(60);
});
