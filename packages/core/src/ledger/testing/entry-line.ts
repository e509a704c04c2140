/** Converts entries to the lines that the ledger stores, and creates a payment for one pool, for tests. */
import type { Entry } from '../entry.ts';
import type { Payment } from '../purchase-entry.ts';

export const paymentOf = (purchaseId: string): Payment => ({
  purchaseId,
  currency: 'SGD',
  pools: [{ dataPoolId: 'x', amount: 50n }],
});

export const linesOf = (...entries: readonly Entry[]) =>
  entries.flatMap(({ entryId, lines }) => lines.map((line) => ({ ...line, entryId })));
