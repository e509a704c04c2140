/** Payout, step 1: the reward is held for this payout alone. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { reserveReward } from '@cgdx/workflows/step.ts';
import { findPayout, payoutUpdate, recordPayout } from '../store/payout.ts';
import { documentClient, isConditionFailure } from '../store/table.ts';
import { findUpload, rewardMove } from '../store/upload.ts';
import { linkedWallet } from '../store/wallet.ts';
import { step } from './step.ts';

export const handler = step(reserveReward, async ({ payoutId, userSub, uploadHash, wallet }) => {
  const refuse = async (code: string, message: string) => {
    await recordPayout(payoutId, 'refused', { failure: { code, message } });
    return { outcome: 'refused' as const, code, message };
  };
  const upload = await findUpload(uploadHash);
  const payout = await findPayout(payoutId);
  if (upload?.userSub !== userSub || payout?.userSub !== userSub) {
    return refuse('NotYours', 'This reward belongs to another account.');
  }
  if (upload.payoutId === payoutId && upload.rewardState !== 'unclaimed') return { outcome: 'reserved' };
  if ((await linkedWallet(userSub)) !== wallet) {
    return refuse('WalletNotLinked', 'The wallet was no longer linked to the account.');
  }
  try {
    await documentClient.send(
      new TransactWriteCommand({
        TransactItems: [
          rewardMove(uploadHash, payoutId, 'unclaimed', 'claiming'),
          { Update: payoutUpdate(payoutId, 'reserved') },
        ],
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return refuse('RewardNotFree', 'This reward is claimed already, or is being paid.');
  }
  return { outcome: 'reserved' };
});
