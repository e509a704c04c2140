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

test('what is held is what unfinished purchases have captured', () => {
  expect(heldFaults(lines, [unfinished('open')])).toEqual([]);
});

test('a purchase that is finished although its money is held is named, and so is the reverse', () => {
  expect(heldFaults(lines, [])).toEqual([
    'The ledger holds 50 for open SGD, and no such purchase is unfinished.',
  ]);
  expect(heldFaults(lines, [unfinished('open'), unfinished('granted')])).toEqual([
    'Purchase granted has captured 50 SGD, and the ledger holds 0 for it.',
  ]);
});

test('another amount is a difference, also if the sums agree', () => {
  const two = [...lines, ...linesOf(purchaseCaptured(payment('other')))];
  expect(heldFaults(two, [unfinished('open', 40n), unfinished('other', 60n)])).toHaveLength(2);
});
