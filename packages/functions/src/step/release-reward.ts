/** Payout, after a definite refusal: frees the reward, so that it can be claimed again, unless its upload was withdrawn. */
import { releaseReward } from '@cgdx/workflows/step.ts';
import { sendEvents } from '../store/event.ts';
import { writeTogether } from '../store/item.ts';
import { findPayout, payoutUpdate } from '../store/payout.ts';
import { rewardRelease } from '../store/reward-release.ts';
import { step } from './step.ts';

export const handler = step(releaseReward, async ({ payoutId, uploadHash, code, message }) => {
  if ((await findPayout(payoutId))?.state !== 'refused') {
    await writeTogether([
      ...(await rewardRelease(uploadHash, payoutId)),
      payoutUpdate(payoutId, 'refused', { failure: { code, message } }),
    ]);
  }
  await sendEvents([{ type: 'reward.released', detail: { payoutId, code } }]);
  return {};
});
