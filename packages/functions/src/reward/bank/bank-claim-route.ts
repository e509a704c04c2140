/** Claims in Singapore dollars, paid to the bank behind the caller's account at Stripe. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { hasSetUpPage, takesClaims } from '@cgdx/core/payout/stripe-account.ts';
import { payoutCents } from '@cgdx/core/pricing/pricing.ts';
import Stripe from 'stripe';
import { assertOwnAccount } from '../../account/own-account.ts';
import { api } from '../../ground/caller/api.ts';
import { stateOfAccount } from '../../stripe/connected-account.ts';
import { claimRewards } from '../record/claim-rewards.ts';
import { reasonOf } from './account-readiness.ts';

/** Limits the wait for Stripe, so that the claim can be stored before the gateway gives up. */
const look = { timeout: 4_000, maxNetworkRetries: 0 };

/**
 * @throws MarketError before anything is stored, if Stripe says that the account cannot be paid and is not
 * still checking it
 */
async function assertTakesClaims(stripeAccountId: string): Promise<void> {
  const state = await stateOfAccount(stripeAccountId, look).catch((error: unknown) => {
    // While Stripe is unavailable, a claim is accepted: its payout asks again, and waits.
    if (error instanceof Stripe.errors.StripeError) return undefined;
    throw error;
  });
  const reason = state && !takesClaims(state) && reasonOf(state);
  if (!reason) return;
  const advice = hasSetUpPage(state) ? 'Then claim again, or claim in CGDX.' : 'You can also claim in CGDX.';
  throw new MarketError('conflict', reason.code, reason.message, { advice });
}

export const handler = api({
  'POST /smart-contract/upload-incentive-stripe': (request) =>
    claimRewards(request, async () => {
      const { stripeAccountId } = request.body;
      await assertOwnAccount(request.person, stripeAccountId);
      await assertTakesClaims(stripeAccountId);
      return ({ rewardWei }) => {
        const amountCents = payoutCents(BigInt(rewardWei));
        // A reward of less than a cent stays unclaimed: it can be claimed in CGDX.
        if (amountCents === 0n) return undefined;
        return { rail: 'bank', stripeAccountId, amountCents: String(amountCents) };
      };
    }),
});
