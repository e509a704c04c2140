/** Writes an account's lines as CSV. */
import { toCsv } from '@cgdx/core/statement/csv.ts';
import type { DatedLine } from './stack-books.ts';

const columns = ['time', 'entry', 'currency', 'amount', 'balance'];

/** Returns the lines, oldest first, with a running balance for each currency. */
export function statementOf(lines: readonly DatedLine[], account: string): string {
  const balances = new Map<string, bigint>();
  const rows = lines
    .filter((line) => line.account === account)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.entryId.localeCompare(b.entryId))
    .map(({ createdAt, entryId, currency, amount }) => {
      const balance = (balances.get(currency) ?? 0n) + amount;
      balances.set(currency, balance);
      return [createdAt, entryId, currency, String(amount), String(balance)];
    });
  return toCsv(columns, rows);
}
