import { maxIncentiveWei } from '@cgdx/core/pool/pool-terms.ts';
import { rewardMultiplier, rewardWei } from '@cgdx/core/reward/reward.ts';
import { useConfig } from '../config/config.ts';

/**
 * Returns what an upload earns, in base units of CGDX, by the pool's reward for quality 10 (in CGDX), and its quality.
 *
 * @param sentAtMs Unix ms; an upload that is not sent yet earns what one sent now would
 */
export function usePromisedReward(sentAtMs = Date.now()): (maxIncentive: number, quality?: number) => bigint {
  const { earlyBirdEndsAt } = useConfig();
  const multiplier = rewardMultiplier(sentAtMs, earlyBirdEndsAt);
  return (maxIncentive, quality = 10) => rewardWei(quality, maxIncentiveWei({ maxIncentive }), multiplier);
}
