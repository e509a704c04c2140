/** Writes a receipt as plain text that a buyer can keep. */

import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { parsePoolId, poolName } from '@cgdx/core/pool/pool.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import { sgd } from '../../lib/format/sgd.ts';
import type { Purchase } from '../../lib/purchase/purchase.ts';
import { describeUpload } from '../../lib/upload/describe-upload.ts';

export type PurchaseReceipt = NonNullable<Purchase['receipt']>;

/** Returns an amount in the currency of its payment. */
export const moneyOf = (amount: string, currency: PurchaseReceipt['currency']): string =>
  currency === 'SGD' ? sgd(amount) : cgdx(BigInt(amount));

export function lineTitle({ dataPoolId, uploads }: PurchaseReceipt['lines'][number]): string {
  const pool = parsePoolId(dataPoolId);
  return `${pool ? poolName(pool) : dataPoolId}, ${countOf(uploads, 'upload')}`;
}

export const receiptName = ({ receiptNumber }: PurchaseReceipt): string => `receipt-${receiptNumber}.txt`;

/** Times are in UTC, so that a receipt is the same in every time zone. */
export function receiptText(
  receipt: PurchaseReceipt,
  { purchaseId, uploadHashes, datasets = [] }: Purchase,
  supportEmail?: string,
): string {
  const { receiptNumber, issuedAt, currency, lines, total, paidWith, licence } = receipt;
  const described = new Map(datasets.map((dataset) => [dataset.uploadHash, describeUpload(dataset)]));
  const rows = [
    ...lines.map((line) => [lineTitle(line), moneyOf(line.amount, currency)] as const),
    ['Total', moneyOf(total, currency)] as const,
  ];
  const widest = Math.max(...rows.map(([title]) => title.length));
  return `CGDX data marketplace
Receipt ${receiptNumber}

Issued:    ${issuedAt}
Purchase:  ${purchaseId}
Paid with: ${paidWith ?? 'not known'}

${rows.map(([title, amount]) => `${title.padEnd(widest)}  ${amount}`).join('\n')}

Datasets:
${uploadHashes.map((hash) => [described.get(hash), hexOfHash(hash)].filter(Boolean).join('\n  ')).join('\n')}

Licence:   ${licence ?? 'as the terms had it'}
${supportEmail ? `Questions: ${supportEmail}\n` : ''}`;
}
