/** A purchase as its buyer sees it. */

import type { PurchaseState } from '@cgdx/api/route/purchase.ts';
import { capturedAmount } from '@cgdx/core/purchase/captured.ts';
import { formatUnits } from 'ethers';
import { findUploads } from '../pool/upload.ts';
import { purchaseFileUrl } from './delivery/purchase-file.ts';
import { disputeStanding, isPaidFor, type Purchase } from './record/purchase.ts';
import { purchaseNote } from './record/purchase-note.ts';

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** Returns the average to one decimal, which is enough for a list. */
const averageOf = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

/** Returns the captured amount and the uploads; undefined until the purchase has completed. */
export function receiptOf({
  purchaseId,
  captured,
  uploads = [],
  completedAt,
  transactionHash,
  paymentIntentId,
  licence,
}: Purchase) {
  if (!captured || completedAt === undefined) return undefined;
  return {
    receiptNumber: `CGDX-${purchaseId.slice(0, 12).toUpperCase()}`,
    issuedAt: completedAt,
    currency: captured.currency,
    /** Cents of SGD, or base units of CGDX. */
    total: String(capturedAmount(captured)),
    // A transaction may have paid several quotes of one pool: they are one line.
    lines: [...Map.groupBy(captured.pools, ({ dataPoolId }) => dataPoolId)].map(([dataPoolId, paid]) => ({
      dataPoolId,
      uploads: uploads.filter((upload) => upload.dataPoolId === dataPoolId).length,
      amount: String(sumOf(paid.map(({ amount }) => BigInt(amount)))),
    })),
    paidWith: transactionHash ?? paymentIntentId,
    licence,
  };
}

const hasFailed: readonly PurchaseState[] = ['refused', 'to-refund', 'refunded'];

/** Whether the buyer may download the data: not while a bank takes the payment back, nor if it keeps the money. */
const isTheirs = (purchase: Purchase): boolean => purchase.state === 'completed' && isPaidFor(purchase);

/** Creates a new address for the file with each call: callers must have checked that the person is the buyer. */
export async function purchaseAnswer(purchase: Purchase) {
  const { purchaseId, rail, state, uploads = [], captured, createdAt, updatedAt } = purchase;
  const totalWei = sumOf(uploads.map(({ priceWei }) => BigInt(priceWei)));
  return {
    purchaseId,
    rail,
    status: state,
    createdAt,
    updatedAt,
    transactionHash: purchase.transactionHash,
    clientAccountAddress: purchase.wallet,
    keyId: purchase.keyId,
    averageDataQuality: averageOf(uploads.map(({ quality }) => quality)),
    /** CGDX. */
    spentAmount: Number(formatUnits(totalWei, 18)),
    totalWei: String(totalWei),
    paid: captured && { currency: captured.currency, amount: String(capturedAmount(captured)) },
    uploadHashes: uploads.map(({ uploadHash }) => uploadHash),
    sizeBytes: purchase.sizeBytes,
    presignedUrl: isTheirs(purchase) ? await purchaseFileUrl(purchaseId) : undefined,
    receipt: receiptOf(purchase),
    failure: hasFailed.includes(state) ? purchase.failure : undefined,
    note: purchaseNote(purchase),
    authenticateBy: state === 'awaiting-payment' ? purchase.authenticateBy : undefined,
    dispute: disputeStanding(purchase),
  };
}

/**
 * Returns a purchase with the description of each upload. Each description takes a read, so lists go without
 * them.
 */
export async function wholePurchaseAnswer(purchase: Purchase) {
  const { uploads = [] } = purchase;
  const [answer, found] = await Promise.all([
    purchaseAnswer(purchase),
    findUploads(uploads.map(({ uploadHash }) => uploadHash)),
  ]);
  const datasets = found.map(({ uploadHash, dataPoolId, quality, kinds, records, firstDay, lastDay }) => ({
    ...{ uploadHash, dataPoolId, dataQualityScore: quality, kinds, records, firstDay, lastDay },
  }));
  return { ...answer, datasets };
}
