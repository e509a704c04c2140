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

test('a person’s quotes an hour are limited, also if many are requested at once', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => countQuote('ben', 1, 5)));
  expect(asked.filter(Boolean)).toHaveLength(5);
  expect(await countQuote('ben', 1, 5)).toBe(false);
  // The limit applies neither to another person nor to the next hour.
  expect(await countQuote('sue', 1, 5)).toBe(true);
  expect(await countQuote('ben', 2, 5)).toBe(true);
});

test('ordinary shopping does not reach the limit', () => {
  expect(quotesAnHour).toBeGreaterThan(60);
});
