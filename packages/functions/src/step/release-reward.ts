/** Payout, after a definite refusal: frees the reward, so that it can be claimed again, unless its upload was withdrawn. */

import { releaseReward } from '@cgdx/workflows/step.ts';
import { count } from '../observe/metric.ts';
import { sendEvents } from '../store/event.ts';
import { writeTogether } from '../store/item.ts';
import { findPayout, payoutUpdate } from '../store/payout.ts';
import { rewardRelease } from '../store/reward-release.ts';
import { step } from './step.ts';

const forfeited = {
  code: 'UploadWithdrawn',
  message:
    'This payout could not be made, and you have withdrawn the upload meanwhile, so its reward was forfeited.',
};

export const handler = step(releaseReward, async ({ payoutId, uploadHash, code, message }) => {
  if ((await findPayout(payoutId))?.state !== 'refused') {
    const { isForfeited, writes } = await rewardRelease(uploadHash, payoutId);
    const failure = isForfeited ? forfeited : { code, message };
    await writeTogether([...writes, payoutUpdate(payoutId, 'refused', { failure })]);
    count('RewardReleased', { code: failure.code });
  }
  await sendEvents([{ type: 'reward.released', detail: { payoutId, code } }]);
  return {};
});
