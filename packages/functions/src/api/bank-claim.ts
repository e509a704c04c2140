/** Claims in Singapore dollars, to the bank behind the caller's account at Stripe. */
import { payoutCents } from '@cgdx/core/pricing/pricing.ts';
import { claimRewards } from '../payout/claim-rewards.ts';
import { assertOwnAccount } from '../payout/own-account.ts';
import { api } from './api.ts';

export const handler = api({
  'POST /smart-contract/upload-incentive-stripe': (request) =>
    claimRewards(request, async () => {
      const { stripeAccountId } = request.body;
      await assertOwnAccount(request.person, stripeAccountId);
      return ({ rewardWei }) => {
        const amountCents = payoutCents(BigInt(rewardWei));
        // Less than a cent stays unclaimed: it can be had in CGDX.
        if (amountCents === 0n) return undefined;
        return { rail: 'bank', stripeAccountId, amountCents: String(amountCents) };
      };
    }),
});
