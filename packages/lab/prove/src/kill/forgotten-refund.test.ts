import { expect, test } from 'vitest';
import { bookedRefunds, forgettableRefunds } from './forgotten-refund.ts';

const at = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const ledger = [
  { entryId: 'purchase.captured#early', event: 'purchase.captured', createdAt: at(1_000) },
  { entryId: 'purchase.refunded#early', event: 'purchase.refunded', createdAt: at(900) },
  { entryId: 'purchase.refunded#just-before', event: 'purchase.refunded', createdAt: at(998) },
  { entryId: 'purchase.refunded#repeated', event: 'purchase.refunded', createdAt: at(1_050) },
  { entryId: 'purchase.refunded#late', event: 'purchase.refunded', createdAt: at(1_200) },
];

test('a killed chain may have lost only the refunds around the kill', () => {
  const kill = { struckMs: 1_000_000, overMs: 1_020_000 };
  expect([...forgettableRefunds(bookedRefunds(ledger), [kill])]).toEqual(['just-before', 'repeated']);
});

test('a chain that was not killed loses nothing', () => {
  expect(forgettableRefunds(bookedRefunds(ledger), [])).toEqual(new Set());
});
