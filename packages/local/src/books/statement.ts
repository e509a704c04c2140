/** Writes an account's lines as CSV. */
import { amountCell, toCsv } from '@cgdx/core/statement/csv.ts';
import type { DatedLine } from './stack-books.ts';

/** Amounts are in whole CGDX or SGD, as in the statements of contributors and buyers. */
const columns = ['time', 'entry', 'amount', 'currency', 'balance'];

/** Returns the lines, oldest first, with a running balance for each currency. */
export function statementOf(lines: readonly DatedLine[], account: string): string {
  const balances = new Map<string, bigint>();
  const rows = lines
    .filter((line) => line.account === account)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.entryId.localeCompare(b.entryId))
    .map(({ createdAt, entryId, currency, amount }) => {
      const balance = (balances.get(currency) ?? 0n) + amount;
      balances.set(currency, balance);
      const cell = (units: bigint) => amountCell(String(units), currency);
      return [createdAt, entryId, cell(amount), currency, cell(balance)];
    });
  return toCsv(columns, rows);
}
