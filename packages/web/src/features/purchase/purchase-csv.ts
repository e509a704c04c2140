/** Writes purchases as CSV, with a row for each data pool of each purchase; loaded when somebody downloads it. */
import { parsePoolId, poolName } from '@cgdx/core/pool/pool.ts';
import { amountCell, toCsv } from '@cgdx/core/statement/csv.ts';
import type { Purchase } from '../../lib/purchase/purchase.ts';
import { purchaseStateOf } from './purchase-state.ts';

const columns = [
  'time',
  'purchase',
  'state',
  'paid by',
  'receipt',
  'data pool',
  'uploads',
  'amount',
  'currency',
  'paid with',
];

const nameOf = (dataPoolId: string): string => {
  const pool = parsePoolId(dataPoolId);
  return pool ? poolName(pool) : dataPoolId;
};

function rowsOf({
  createdAt,
  purchaseId,
  status,
  dispute,
  rail,
  receipt,
  paid,
  uploadHashes,
  transactionHash,
}: Purchase) {
  const about = [
    createdAt,
    purchaseId,
    purchaseStateOf({ status, dispute }),
    rail === 'card' ? 'card' : 'wallet',
  ];
  if (!receipt) {
    const amount = paid ? [amountCell(paid.amount, paid.currency), paid.currency] : ['', ''];
    return [[...about, '', '', String(uploadHashes.length), ...amount, transactionHash ?? '']];
  }
  const { receiptNumber, currency, lines, paidWith = '' } = receipt;
  return lines.map(({ dataPoolId, uploads, amount }) => [
    ...about,
    receiptNumber,
    nameOf(dataPoolId),
    String(uploads),
    amountCell(amount, currency),
    currency,
    paidWith,
  ]);
}

export const purchasesCsv = (purchases: readonly Purchase[]): string =>
  toCsv(columns, purchases.flatMap(rowsOf));
