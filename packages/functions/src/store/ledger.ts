/** The ledger: append-only, one item per line, written in the transaction that it records. */
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { tableName } from '../wiring.ts';

/** Returns the puts of one entry; each fails if the entry exists. */
export function ledgerPuts({ entryId, event, lines }: Entry) {
  const createdAt = new Date().toISOString();
  return lines.map(({ account, currency, amount }, index) => ({
    Put: {
      TableName: tableName('LedgerTable'),
      Item: { entryId, line: String(index), event, account, currency, amount: String(amount), createdAt },
      ConditionExpression: 'attribute_not_exists(entryId)',
    },
  }));
}
