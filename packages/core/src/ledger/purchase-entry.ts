/** The movements of a purchase in the ledger: captured money is held until it goes to the pool owners or back. */
import { type Currency, type Entry, entry, walletAccount } from './entry.ts';

/** What cards have paid: negative, since it came from there. Stripe keeps it for the market. */
export const cardAccount = 'cards';
/** Captured money that has become neither access nor a refund. Zero if nothing is in progress. */
export const heldAccount = 'held';
/** The account of what a pool's owner has earned. */
export const proceedsAccount = (dataPoolId: string): string => `proceeds:${dataPoolId}`;

export interface Payment {
  readonly purchaseId: string;
  readonly currency: Currency;
  /** The key by which a program of the buyer bought. */
  readonly keyId?: string;
  /** The cost of each pool's uploads, in base units or cents. */
  readonly pools: readonly PoolPayment[];
}

export interface PoolPayment {
  readonly dataPoolId: string;
  readonly amount: bigint;
  /** The contract has made it the pool owner's, so that it cannot refund it: a person does. */
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

/** Records that a buyer has paid, and by which key. */
export const purchaseCaptured = (payment: Payment): Entry => ({
  ...entry(
    `purchase.captured#${payment.purchaseId}`,
    'purchase.captured',
    move(payment, payerOf(payment), heldAccount),
  ),
  ...(payment.keyId !== undefined && { keyId: payment.keyId }),
});

/** The id of the entry that records it. */
export const grantedEntryId = (purchaseId: string): string => `purchase.granted#${purchaseId}`;

/** The id of the entry that says that what was granted is to be refunded after all. */
export const recalledEntryId = (purchaseId: string): string => `purchase.recalled#${purchaseId}`;

/** Records that the buyer has access: the money goes to the pool owners. */
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
 * Records that the buyer has the money back: from where it came, or from a person. What a person has paid back is among the
 * pool's proceeds by then, out of which it is repaid.
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
