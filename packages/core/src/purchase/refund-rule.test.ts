import { expect, it } from 'vitest';
import { isRefundAskable, refundDays, refundRule } from './refund-rule.ts';

it('a refund can be requested within the number of days in its rule', () => {
  const issued = '2026-11-05T12:00:00Z';
  const at = (days: number) => isRefundAskable(issued, Date.parse(issued) + days * 86_400_000);
  expect([at(0), at(refundDays), at(refundDays + 0.001)]).toEqual([true, true, false]);
  expect(refundRule).toContain(`within ${refundDays} days of the receipt`);
});
