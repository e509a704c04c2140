/** The ledger: append-only, one item a line, written within the transaction of what it records. */
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { tableName } from '../wiring.ts';

/** The puts of one entry; each fails if the entry stands already. */
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
