/** How much of our balance at Stripe is free: neither held for a buyer nor promised to a bank. */

import { openPurchases, type Purchase } from '../../purchase/record/purchase.ts';
import { currency } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import { openPayouts, type Payout } from '../record/payout.ts';

/** The most payouts that are read; more are under way only in a large outage. */
const most = 2_000;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** Cents that can be paid out now, and cents that will be available soon. */
export async function balanceCents(): Promise<{ readonly available: bigint; readonly pending: bigint }> {
  const { available, pending } = await stripe().balance.retrieve();
  const centsOf = (funds: typeof available) =>
    BigInt(funds.find((each) => each.currency === currency)?.amount ?? 0);
  return { available: centsOf(available), pending: centsOf(pending) };
}

/** States of a captured payment that belongs neither to the pools yet nor to the buyer again. */
const heldStates: readonly Purchase['state'][] = ['paid', 'granted', 'to-refund'];

/** The card payments that may still be refunded: a refund is taken from the same balance. */
export async function heldCents(): Promise<bigint> {
  const held = (await openPurchases('work', most)).filter(
    ({ rail, state }) => rail === 'card' && heldStates.includes(state),
  );
  return sum(held.flatMap(({ captured }) => captured?.pools.map(({ amount }) => BigInt(amount)) ?? []));
}

/** Open payouts to banks that were approved because the balance covers them. */
export const promisedPayouts = async (): Promise<Payout[]> =>
  (await openPayouts(most)).filter(({ rail, isAccountChecked }) => rail === 'bank' && isAccountChecked);

export const centsOf = (payouts: readonly Payout[]): bigint =>
  sum(payouts.map(({ amountCents = '0' }) => BigInt(amountCents)));

/** @param payoutId the payout that asks; nothing is promised to it yet */
export async function freeCents(payoutId: string): Promise<bigint> {
  const others = (await promisedPayouts()).filter(({ transactionId }) => transactionId !== payoutId);
  return (await balanceCents()).available - (await heldCents()) - centsOf(others);
}
