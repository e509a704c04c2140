import { oneCgdxWei, rewardMultiplier, rewardWei } from '@cgdx/core/reward/reward.ts';
import { useConfig } from '../config/config.ts';

/**
 * Returns what an upload that is sent now would earn, in base units of CGDX, by the pool's reward for quality 10 (in
 * CGDX), and its quality.
 */
export function usePromisedReward(): (maxIncentive: number, quality?: number) => bigint {
  const { earlyBirdEndsAt } = useConfig();
  const multiplier = rewardMultiplier(Date.now(), earlyBirdEndsAt);
  return (maxIncentive, quality = 10) => rewardWei(quality, BigInt(maxIncentive) * oneCgdxWei, multiplier);
}
