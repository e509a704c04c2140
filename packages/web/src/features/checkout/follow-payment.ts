/** Follows a payment from the wallet until the server knows it. */
import { SentUnseen } from '@cgdx/contracts/client/sent-unseen.ts';
import type { TransactionResponse } from 'ethers';
import {
  forgetPayment,
  isFinalRefusal,
  keepPayment,
  type Payment,
  replacePayment,
  reportPayment,
} from '../../lib/payment/unreported.ts';

export interface PaymentListener {
  /** Called once the transaction is sent: the purchase is paid unless the transaction fails. */
  readonly onSent: () => void;
  /** Called if the transaction was cancelled or failed: nothing was paid for the uploads. */
  readonly onUndone: () => void;
}

/**
 * @returns the purchase's id; undefined if the payment was sent but the server does not know it yet: it is reported later
 * @throws TransactionCancelled, ethers' `CALL_EXCEPTION`, or the server's refusal of this payment
 */
export async function followPayment(
  sent: TransactionResponse | SentUnseen,
  payment: Payment,
  { onSent, onUndone }: PaymentListener,
): Promise<string | undefined> {
  // Stored first: if the page is closed now, it reports the payment when it is opened again.
  keepPayment(payment);
  onSent();
  if (sent instanceof SentUnseen) return undefined;
  const { minedHash, TransactionCancelled } = await import('@cgdx/contracts/client/mined-hash.ts');
  let kept = payment;
  try {
    const transactionHash = await minedHash(sent);
    kept = { ...payment, transactionHash };
    if (transactionHash !== payment.transactionHash) replacePayment(payment, kept);
  } catch (error) {
    const isOver = error instanceof TransactionCancelled || isReverted(error);
    if (!isOver) return undefined;
    forgetPayment(payment);
    onUndone();
    throw error;
  }
  return reportPayment(kept).catch((error: unknown) => {
    if (isFinalRefusal(error)) throw error;
    return undefined;
  });
}

const isReverted = (error: unknown): boolean => (error as { code?: unknown }).code === 'CALL_EXCEPTION';
