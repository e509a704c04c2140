/** Writes an account's lines as CSV in which a spreadsheet finds no formula to run. */
import type { DatedLine } from './stack-books.ts';

const columns = ['time', 'entry', 'currency', 'amount', 'balance'];

/** Spreadsheets take such text for a formula; a number may begin with its sign. */
const startsFormula = /^[=+\-@\t\r]/;
const isNumber = /^-?\d+$/;

export function cellOf(text: string): string {
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
  return [columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
