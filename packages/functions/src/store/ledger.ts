/** The ledger: append-only, one item per line, written in the transaction that it records. */
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { putOnce } from './item.ts';

/** Returns the puts of one entry; each fails if the entry exists. */
export function ledgerPuts({ entryId, event, lines }: Entry) {
  const createdAt = new Date().toISOString();
  return lines.map(({ account, currency, amount }, index) =>
    putOnce('LedgerTable', {
      entryId,
      line: String(index),
      event,
      account,
      currency,
      amount: String(amount),
      createdAt,
    }),
  );
}
