/** The entries of a purchase: a captured payment is held until it goes to the pools' proceeds or back to the buyer. */
import { type Currency, type Entry, entry, walletAccount } from './entry.ts';

/** The account of payments by card: negative, since money comes from it. Stripe holds the money for the market. */
export const cardAccount = 'cards';
/** The account of captured payments that have led neither to access nor to a refund. Zero if no purchase is in progress. */
export const heldAccount = 'held';
/** The account of a pool's proceeds. */
export const proceedsAccount = (dataPoolId: string): string => `proceeds:${dataPoolId}`;

export interface Payment {
  readonly purchaseId: string;
  readonly currency: Currency;
  /** The API key with which a program of the buyer made the purchase. */
  readonly keyId?: string;
  /** The cost of each pool's uploads, in base units or cents. */
  readonly pools: readonly PoolPayment[];
}

export interface PoolPayment {
  readonly dataPoolId: string;
  readonly amount: bigint;
  /** True if the contract has released the payment to the pool's owner and cannot refund it, so that a person must. */
  readonly isByHand?: boolean;
}

const payerOf = ({ currency }: Payment): string => (currency === 'SGD' ? cardAccount : walletAccount);
const totalOf = ({ pools }: Payment): bigint => pools.reduce((sum, { amount }) => sum + amount, 0n);

const move = (payment: Payment, from: string, to: string) => {
  const [currency, amount] = [payment.currency, totalOf(payment)];
  return [
    { account: from, currency, amount: -amount },
    { account: to, currency, amount },
  ];
};

/** Records that a buyer has paid, and the API key if there is one. */
export const purchaseCaptured = (payment: Payment): Entry => ({
  ...entry(
    `purchase.captured#${payment.purchaseId}`,
    'purchase.captured',
    move(payment, payerOf(payment), heldAccount),
  ),
  ...(payment.keyId !== undefined && { keyId: payment.keyId }),
});

/** Returns the id of the entry that records access. */
export const grantedEntryId = (purchaseId: string): string => `purchase.granted#${purchaseId}`;

/** Returns the id of the entry that records that a delivered purchase is to be refunded. */
export const recalledEntryId = (purchaseId: string): string => `purchase.recalled#${purchaseId}`;

/** Records that the buyer has access, so that the payment goes to the pools' proceeds. */
export const purchaseGranted = (payment: Payment): Entry =>
  entry(grantedEntryId(payment.purchaseId), 'purchase.granted', [
    { account: heldAccount, currency: payment.currency, amount: -totalOf(payment) },
    ...payment.pools.map(({ dataPoolId, amount }) => ({
      account: proceedsAccount(dataPoolId),
      currency: payment.currency,
      amount,
    })),
  ]);

/**
 * Records that the buyer has the money back, by the original rail or from a person. The amount that a person paid back is then
 * part of the pool's proceeds, from which the person is repaid.
 */
export function purchaseRefunded(payment: Payment): Entry {
  const { currency } = payment;
  const [byHand, others] = [true, false].map((wanted) =>
    payment.pools.filter(({ isByHand = false }) => isByHand === wanted),
  ) as [PoolPayment[], PoolPayment[]];
  const returned = totalOf({ ...payment, pools: others });
  return entry(`purchase.refunded#${payment.purchaseId}`, 'purchase.refunded', [
    { account: heldAccount, currency, amount: -totalOf(payment) },
    ...(returned === 0n ? [] : [{ account: payerOf(payment), currency, amount: returned }]),
    ...byHand.map(({ dataPoolId, amount }) => ({ account: proceedsAccount(dataPoolId), currency, amount })),
  ]);
}
