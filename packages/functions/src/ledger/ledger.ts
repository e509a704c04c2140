/** The ledger: append-only, one item per line, written in the transaction that it records. */
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { z } from 'zod';
import { findItem, putOnce } from '../ground/table/item.ts';
import { listItems, scanAll } from '../ground/table/query.ts';

const lineSchema = z.object({
  entryId: z.string(),
  account: z.string(),
  event: z.string(),
  currency: z.enum(['CGDX', 'SGD']),
  /** Base units of CGDX or cents of SGD, with a sign. */
  amount: z.string(),
  createdAt: z.string(),
});

/** Returns the puts of one entry, for a transaction; each fails if the entry exists. */
export function ledgerPuts({ entryId, event, lines, keyId }: Entry) {
  const createdAt = new Date().toISOString();
  return lines.map(({ account, currency, amount }, index) =>
    putOnce('LedgerTable', {
      entryId,
      line: String(index),
      event,
      account,
      currency,
      amount: String(amount),
      ...(keyId !== undefined && { keyId }),
      createdAt,
    }),
  );
}

/** Whether an entry was recorded. */
export const isRecorded = async (entryId: string): Promise<boolean> =>
  (await findItem('LedgerTable', { entryId, line: '0' }, z.unknown())) !== undefined;

/** Returns all lines, in no order: for operators. */
export const allLines = (): Promise<z.infer<typeof lineSchema>[]> => scanAll('LedgerTable', lineSchema);

/** Returns all lines of an account, oldest first. */
export const linesOfAccount = (account: string): Promise<z.infer<typeof lineSchema>[]> =>
  listItems('LedgerTable', { account }, { index: 'byAccount', schema: lineSchema });
