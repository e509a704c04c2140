import { maxIncentiveWei } from '@cgdx/core/pool/pool-terms.ts';
import { rewardMultiplier, rewardWei } from '@cgdx/core/reward/reward.ts';
import { useConfig } from '../config/config.ts';

/**
 * Returns a function that computes an upload's reward in base units of CGDX, from the pool's reward for quality 10 (in CGDX)
 * and the upload's quality.
 *
 * @param sentAtMs when the upload was sent, Unix ms; by default now, for an upload that is not sent yet
 */
export function usePromisedReward(sentAtMs = Date.now()): (maxIncentive: number, quality?: number) => bigint {
  const { earlyBirdEndsAt } = useConfig();
  const multiplier = rewardMultiplier(sentAtMs, earlyBirdEndsAt);
  return (maxIncentive, quality = 10) => rewardWei(quality, maxIncentiveWei({ maxIncentive }), multiplier);
}
