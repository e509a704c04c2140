/**
 * Purchase, step 1: checks whether it was paid, by whom and for what, and records the captured amount in the
 * ledger.
 */
import type { PurchaseState } from '@cgdx/api/route/purchase.ts';
import { purchaseCaptured } from '@cgdx/core/ledger/purchase-entry.ts';
import { verifyPurchase } from '@cgdx/workflows/step.ts';
import { step } from '../ground/workflow/step.ts';
import { chargeVerdict, checkoutVerdict } from './card/checkout-payment.ts';
import { noteSpent } from './key/spending.ts';
import { chainVerdict } from './on-chain/chain-payment.ts';
import { ownerPut } from './on-chain/direct-sale.ts';
import { bookPurchaseWith } from './record/booked-purchase.ts';
import { ledgerPayment } from './record/payment-entry.ts';
import { changePurchase, isFinal, type Purchase, readPurchase } from './record/purchase.ts';
import { notYet, type Verdict } from './record/verdict.ts';

/**
 * A transaction that was submitted so long ago will not be mined any more; submitting it again starts a new
 * attempt.
 */
const lookForMs = 30 * 60_000;

const fresh: readonly PurchaseState[] = ['awaiting-payment', 'submitted'];

async function verdictOf(purchase: Purchase, paymentReference: string): Promise<Verdict> {
  if (purchase.cardId !== undefined) return chargeVerdict(purchase, paymentReference);
  if (purchase.rail === 'card') return checkoutVerdict(purchase, paymentReference);
  const verdict = await chainVerdict({ ...purchase, transactionHash: paymentReference });
  if (purchase.isOnChain)
    return verdict.kind === 'refused' && verdict.failure.code === 'QuoteUnknown'
      ? { kind: 'unknown', failure: verdict.failure }
      : verdict;
  const isLate = Date.now() - Date.parse(purchase.updatedAt) > lookForMs;
  const isLost = verdict.kind === 'unknown' && verdict.failure.code === 'TransactionNotFound' && isLate;
  return isLost ? { kind: 'refused', failure: verdict.failure } : verdict;
}

const saleOf = ({ transactionHash = '', wallet = '' }: Purchase) => ({ transactionHash, wallet });

async function record(purchase: Purchase, paymentReference: string): Promise<void> {
  const verdict = await verdictOf(purchase, paymentReference);
  if (verdict.kind === 'unknown') throw notYet(verdict.failure);
  const { purchaseId } = purchase;
  if (verdict.kind === 'refused') {
    await changePurchase(purchaseId, fresh, { state: 'refused', failure: verdict.failure });
    return;
  }
  const { uploads, captured, paymentIntentId, licence, quotes = [] } = verdict.payment;
  for (const quote of quotes) if (quote.keyId !== undefined) await noteSpent(quote.keyId, quote);
  const keyId = quotes.find((quote) => quote.keyId !== undefined)?.keyId;
  const owned = isFinal({ captured }) ? [ownerPut(saleOf(purchase), purchase.userSub)] : [];
  const entry = purchaseCaptured(ledgerPayment({ purchaseId, captured, keyId }));
  await bookPurchaseWith(owned, entry, purchaseId, fresh, {
    state: verdict.kind,
    uploads: [...uploads],
    captured,
    ...(licence !== undefined && { licence }),
    ...(keyId !== undefined && { keyId }),
    ...(paymentIntentId !== undefined && { paymentIntentId }),
    ...(purchase.rail === 'card' && purchase.cardId === undefined && { checkoutSessionId: paymentReference }),
    ...(verdict.kind === 'to-refund' && { failure: verdict.failure }),
  });
}

export const handler = step(verifyPurchase, async ({ purchaseId, paymentReference }) => {
  const purchase = await readPurchase(purchaseId);
  // False if an earlier run got this far.
  if (fresh.includes(purchase.state)) await record(purchase, paymentReference);
  const { state } = await readPurchase(purchaseId);
  // Another person's purchase took what was bought without a quote; the next try sees it.
  if (fresh.includes(state)) throw notYet({ code: 'PaymentTaken', message: 'Another purchase was faster.' });
  if (state === 'refused') return { outcome: 'refused' };
  return { outcome: state === 'to-refund' || state === 'refunded' ? 'to-refund' : 'paid' };
});
