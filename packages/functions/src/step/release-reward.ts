/** Payout, after a definite refusal: frees the reward, so that it can be claimed again. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { releaseReward } from '@cgdx/workflows/step.ts';
import { sendEvents } from '../store/event.ts';
import { findPayout, payoutUpdate } from '../store/payout.ts';
import { documentClient } from '../store/table.ts';
import { rewardMove } from '../store/upload.ts';
import { step } from './step.ts';

export const handler = step(releaseReward, async ({ payoutId, uploadHash, code, message }) => {
  if ((await findPayout(payoutId))?.state !== 'refused') {
    await documentClient.send(
      new TransactWriteCommand({
        TransactItems: [
          rewardMove(uploadHash, payoutId, 'claiming', 'unclaimed'),
          { Update: payoutUpdate(payoutId, 'refused', { failure: { code, message } }) },
        ],
      }),
    );
  }
  await sendEvents([{ type: 'reward.released', detail: { payoutId, code } }]);
  return {};
});
