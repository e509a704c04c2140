/**
 * Payout, after a definite refusal: frees the reward, so that it can be claimed again, unless its upload was
 * withdrawn.
 */

import { releaseReward } from '@cgdx/workflows/step.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { count } from '../ground/log/metric.ts';
import { writeTogether } from '../ground/table/item.ts';
import { step } from '../ground/workflow/step.ts';
import { findPayout, payoutUpdate } from './record/payout.ts';
import { rewardRelease } from './record/reward-release.ts';

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
