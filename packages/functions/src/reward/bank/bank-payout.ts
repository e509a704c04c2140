/** A payout to a bank, as its steps read it. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { findPayout, type Payout, recordPayout } from '../record/payout.ts';

export interface BankPayout extends Payout {
  readonly stripeAccountId: string;
  readonly amountCents: string;
}

/** @throws MarketError InvariantBroken if the payout is not to a bank */
export async function readBankPayout(payoutId: string): Promise<BankPayout> {
  const payout = await findPayout(payoutId);
  const { rail, stripeAccountId, amountCents } = payout ?? {};
  if (!payout || rail !== 'bank' || stripeAccountId === undefined || amountCents === undefined)
    throw new MarketError('bug', 'InvariantBroken', 'A bank would be paid without an account or an amount.');
  return { ...payout, stripeAccountId, amountCents };
}

export const balanceLow = {
  code: 'StripeBalanceLow',
  message:
    'We have too little money at Stripe for this payout at the moment. It is paid as soon as there is enough.',
};

/** Records what the payout waits for, and throws so that the step is tried again. */
export async function waitFor(payoutId: string, failure: NonNullable<Payout['failure']>): Promise<never> {
  await recordPayout(payoutId, 'paying', { failure });
  throw new MarketError('unavailable', failure.code, failure.message);
}
