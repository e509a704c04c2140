import { expect, test } from 'vitest';
import { balanceOf, readBooks } from './check-ledger.ts';
import { heldAccount, purchaseCaptured, purchaseGranted } from './purchase-entry.ts';
import { linesOf, paymentOf } from './testing/entry-line.ts';

const payment = paymentOf('p');

test('a captured payment is no longer held after access was granted', () => {
  const open = readBooks(linesOf(purchaseCaptured(payment)));
  expect([balanceOf(open, heldAccount, 'SGD'), balanceOf(open, heldAccount, 'CGDX')]).toEqual([50n, 0n]);
  const done = readBooks(linesOf(purchaseCaptured(payment), purchaseGranted(payment)));
  expect(balanceOf(done, heldAccount, 'SGD')).toBe(0n);
  expect(done.unbalanced).toEqual([]);
});

test('a missing line is found, even if another entry compensates for it', () => {
  const lines = linesOf(purchaseCaptured(payment), purchaseGranted(payment));
  const [first, ...rest] = lines;
  expect(readBooks(rest).unbalanced).toEqual(['purchase.captured#p SGD']);
  expect(readBooks([...rest, { ...first!, entryId: 'other' }]).unbalanced).toHaveLength(2);
});
