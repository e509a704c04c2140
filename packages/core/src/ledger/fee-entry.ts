/** The movement of what Stripe keeps: the market bears it, and the pools' owners have what buyers have paid. */
import { type Entry, entry, marketAccount } from './entry.ts';

/** What Stripe has kept of payments, and asked for disputes. */
export const feeAccount = 'fees';

/** @param transactionId of the balance transaction that names the fee */
export const stripeFee = (transactionId: string, cents: bigint): Entry =>
  entry(`stripe.fee#${transactionId}`, 'stripe.fee', [
    { account: marketAccount, currency: 'SGD', amount: -cents },
    { account: feeAccount, currency: 'SGD', amount: cents },
  ]);
