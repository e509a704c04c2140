import { rewardCgdx, rewardMultiplier } from '@cgdx/core/reward/reward.ts';
import { useConfig } from '../config/config.ts';

/** Returns what an upload that is sent now would earn: CGDX by the pool's reward for quality 10, and its quality. */
export function usePromisedReward(): (maxIncentive: number, quality?: number) => number {
  const { earlyBirdEndsAt } = useConfig();
  const multiplier = rewardMultiplier(Date.now(), earlyBirdEndsAt);
  return (maxIncentive, quality = 10) => rewardCgdx(quality, maxIncentive, multiplier);
}
