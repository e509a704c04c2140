/** Writes a statement as CSV; loaded when somebody downloads one. */
import type { StatementLine } from '@cgdx/api/route/account.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { amountCell, toCsv } from '@cgdx/core/statement/csv.ts';
import { eventTitle } from './statement.ts';

const columns = ['time', 'what', 'data pool', 'upload hash', 'amount', 'currency', 'owed after it'];

export const statementCsv = (lines: readonly StatementLine[]): string =>
  toCsv(
    columns,
    lines.map((line) => [
      line.bookedAt,
      eventTitle(line),
      line.dataPoolId ? poolName(line.dataPoolId) : '',
      line.uploadHash ?? '',
      amountCell(line.amount, line.currency),
      line.currency,
      amountCell(line.balance, line.currency),
    ]),
  );
