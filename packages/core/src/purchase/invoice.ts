/** Computes the content of an invoice: its lines, the GST that its total includes, and a refund. */
import { parsePoolId, poolName } from '../pool/pool.ts';
import { cgdx } from '../pricing/amount.ts';
import { formatSgd } from '../pricing/pricing.ts';
import { amountCell, toCsv } from '../statement/csv.ts';
import { countOf } from '../word/count-of.ts';
import type { Invoice, InvoiceLine } from './invoice-schema.ts';

/** When the whole amount was refunded. ISO 8601, UTC. */
export type RefundedAt = string | undefined;

export const invoiceNumberOf = (place: number): string => `CGDX-${String(place).padStart(6, '0')}`;

export const totalOf = ({ lines }: Pick<Invoice, 'lines'>): bigint =>
  lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** Returns the tax that a total includes, half a unit rounded up. Source: IRAS, prices that include GST */
export const gstWithin = (total: bigint, percent: number): bigint =>
  (2n * total * BigInt(percent) + BigInt(100 + percent)) / (2n * BigInt(100 + percent));

const gstOf = (invoice: Invoice): bigint => gstWithin(totalOf(invoice), invoice.seller.gstPercent ?? 0);

export const moneyOf = (amount: bigint, currency: Invoice['currency']): string =>
  currency === 'SGD' ? formatSgd(amount) : cgdx(amount);

export function lineTitle({ dataPoolId, uploads }: InvoiceLine): string {
  const pool = parsePoolId(dataPoolId);
  return `${pool ? poolName(pool) : dataPoolId}, ${countOf(uploads, 'upload')}`;
}

export type SumRow = readonly [title: string, amount: bigint];

/** Returns the rows below the lines. */
export function sumsOf(invoice: Invoice, refundedAt: RefundedAt): SumRow[] {
  const total = totalOf(invoice);
  const { gstPercent } = invoice.seller;
  return [
    ['Total', total],
    ...(gstPercent === undefined ? [] : [[`of which GST ${gstPercent} %`, gstOf(invoice)] as const]),
    ...(refundedAt === undefined
      ? []
      : [[`Refunded on ${refundedAt.slice(0, 10)}`, -total] as const, ['Balance', 0n] as const]),
  ];
}

const columns = [
  'invoice',
  'issued',
  'purchase',
  'seller',
  'seller UEN',
  'GST number',
  'buyer',
  'buyer UEN',
  'item',
  'amount',
  'currency',
];

/** An invoice, and when it was refunded if it was. */
export interface Issued {
  readonly invoice: Invoice;
  readonly refundedAt: RefundedAt;
}

function rowsOf({ invoice, refundedAt }: Issued): string[][] {
  const { invoiceNumber, issuedAt, purchaseId, seller, buyer, currency, lines } = invoice;
  const about = [
    ...[invoiceNumber, issuedAt, purchaseId, seller.name, seller.uen ?? '', seller.gstNumber ?? ''],
    ...[buyer.company ?? '', buyer.uen ?? ''],
  ];
  const rows = [
    ...lines.map((line) => [lineTitle(line), BigInt(line.amount)] as const),
    ...sumsOf(invoice, refundedAt),
  ];
  return rows.map(([title, amount]) => [...about, title, amountCell(String(amount), currency), currency]);
}

/** Returns CSV with a row for each line and each total of every invoice. */
export const invoicesCsv = (issued: readonly Issued[]): string => toCsv(columns, issued.flatMap(rowsOf));

/** Returns the totals of a month's invoices in one currency; empty if there is none. */
export function sumsOfMonth(issued: readonly Issued[], currency: Invoice['currency']): SumRow[] {
  const paid = issued.filter(({ invoice }) => invoice.currency === currency);
  if (paid.length === 0) return [];
  const sumOf = (some: readonly Issued[], amountOf: (invoice: Invoice) => bigint): bigint =>
    some.reduce((sum, { invoice }) => sum + amountOf(invoice), 0n);
  const total = sumOf(paid, totalOf);
  const taxed = paid.filter(({ invoice }) => invoice.seller.gstPercent !== undefined);
  const refunded = paid.filter(({ refundedAt }) => refundedAt !== undefined);
  const given = sumOf(refunded, totalOf);
  return [
    ['Total', total],
    ...(taxed.length === 0 ? [] : [['of which GST', sumOf(taxed, gstOf)] as const]),
    ...(refunded.length === 0 ? [] : [['Refunded', -given] as const, ['Balance', total - given] as const]),
  ];
}
