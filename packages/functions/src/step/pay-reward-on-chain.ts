/** Payout, step 2: waits until the chain has confirmed the claim. Whoever holds the lane pays and answers. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { payRewardOnChain } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { runLane } from '../chain/lane/run-lane.ts';
import { notifyPaid } from '../chain/workflow/notify-workflows.ts';
import { findLeaf, type LoggedLeaf } from '../store/merkle/leaf-log.ts';
import { storeClaimRequest } from '../store/merkle/request.ts';
import { findClaimed } from '../store/merkle/root-update.ts';
import { recordPayout } from '../store/payout.ts';
import { step } from './step.ts';

/** The answer goes by the task token: this call answers nothing itself. */
const shape = { input: payRewardOnChain.input, output: z.object({}) };

type Input = z.infer<typeof payRewardOnChain.input>;

export const handler = step(shape, async (input, context) => {
  const { payoutId, wallet, taskToken } = input;
  const { index } = await leafOf(input);
  // Registered first: whoever pays from here on sees it, and its newest token.
  await storeClaimRequest({ payoutId, taskToken, index, wallet });
  const claimed = await findClaimed(index);
  if (claimed?.payoutId === payoutId) {
    await notifyPaid(claimed);
    return {};
  }
  await recordPayout(payoutId, 'paying');
  await runLane(context);
  return {};
});

/** @throws MarketError RewardRefused if the upload is not this person's or not of this pool */
async function leafOf({ uploadHash, userSub, dataPoolId }: Input): Promise<LoggedLeaf> {
  const leaf = await findLeaf(uploadHash);
  if (leaf?.userSub === userSub && leaf.dataPoolId === dataPoolId) return leaf;
  throw new MarketError('conflict', 'RewardRefused', 'There is no such upload of yours in this data pool.');
}
