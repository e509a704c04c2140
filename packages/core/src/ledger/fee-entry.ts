/** The entry for Stripe's fees. The market pays them, so that the pools' proceeds are the full payments of buyers. */
import { type Entry, entry, marketAccount } from './entry.ts';

/** The account of Stripe's fees for payments and disputes. */
export const feeAccount = 'fees';

/** @param transactionId the id of Stripe's balance transaction with the fee */
export const stripeFee = (transactionId: string, cents: bigint): Entry =>
  entry(`stripe.fee#${transactionId}`, 'stripe.fee', [
    { account: marketAccount, currency: 'SGD', amount: -cents },
    { account: feeAccount, currency: 'SGD', amount: cents },
  ]);
