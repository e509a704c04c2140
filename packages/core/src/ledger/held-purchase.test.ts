import { expect, test } from 'vitest';
import { heldFaults } from './held-purchase.ts';
import { purchaseCaptured, purchaseGranted, purchaseRefunded } from './purchase-entry.ts';
import { linesOf, paymentOf as payment } from './testing/entry-line.ts';

const unfinished = (purchaseId: string, amount = 50n) => ({ purchaseId, currency: 'SGD' as const, amount });

const lines = linesOf(
  purchaseCaptured(payment('granted')),
  purchaseGranted(payment('granted')),
  purchaseCaptured(payment('refunded')),
  purchaseRefunded(payment('refunded')),
  purchaseCaptured(payment('open')),
);

test('the held amount equals the captured payments of unfinished purchases', () => {
  expect(heldFaults(lines, [unfinished('open')])).toEqual([]);
});

test('a finished purchase with held money is reported, and so is an unfinished one without', () => {
  expect(heldFaults(lines, [])).toEqual([
    'The ledger holds 50 for open SGD, and no such purchase is unfinished.',
  ]);
  expect(heldFaults(lines, [unfinished('open'), unfinished('granted')])).toEqual([
    'Purchase granted has captured 50 SGD, and the ledger holds 0 for it.',
  ]);
});

test('a wrong amount is reported even if the totals agree', () => {
  const two = [...lines, ...linesOf(purchaseCaptured(payment('other')))];
  expect(heldFaults(two, [unfinished('open', 40n), unfinished('other', 60n)])).toHaveLength(2);
});
