/** Payout, step 2: waits until the chain has confirmed the claim. Whoever holds the lane pays and notifies. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { payRewardOnChain } from '@cgdx/workflows/step.ts';
import { z } from 'zod';
import { runLane } from '../chain/lane/run-lane.ts';
import { notifyPaid } from '../chain/workflow/notify-workflows.ts';
import { findLeaf, type LoggedLeaf } from '../store/merkle/leaf-log.ts';
import { storeClaimRequest } from '../store/merkle/request.ts';
import { findClaimed } from '../store/merkle/root-update.ts';
import { findPayout } from '../store/payout.ts';
import { step } from './step.ts';

/** The task token brings the output: this call returns none itself. */
const shape = { input: payRewardOnChain.input, output: z.object({}) };

type Input = z.infer<typeof payRewardOnChain.input>;

export const handler = step(shape, async (input, context) => {
  const { payoutId, wallet, taskToken } = input;
  const { index } = await leafOf(input);
  await assertRequested(input);
  // Stored before the look: any holder that pays from here on sees it, and its newest token.
  await storeClaimRequest({ payoutId, taskToken, index, wallet });
  const claimed = await findClaimed(index);
  if (claimed?.payoutId === payoutId) {
    await notifyPaid(claimed);
    return {};
  }
  await runLane(context);
  return {};
});

/**
 * The payout as it was requested is what is paid: a request that waits for the lane is never given another wallet.
 * @throws MarketError InvariantBroken if the input says otherwise; RewardRefused if the payout was refused before
 */
async function assertRequested({ payoutId, userSub, uploadHash, dataPoolId, wallet }: Input): Promise<void> {
  const payout = await findPayout(payoutId);
  const isSame =
    payout?.userSub === userSub &&
    payout.uploadHash === uploadHash &&
    payout.dataPoolId === dataPoolId &&
    payout.wallet === wallet;
  if (!isSame)
    throw new MarketError(
      'bug',
      'InvariantBroken',
      'A payout would be paid differently than it was requested.',
    );
  if (payout.state === 'refused')
    throw new MarketError('conflict', 'RewardRefused', 'This payout was refused before.');
}

/** @throws MarketError RewardRefused if the upload is not this person's or not in this pool */
async function leafOf({ uploadHash, userSub, dataPoolId }: Input): Promise<LoggedLeaf> {
  const leaf = await findLeaf(uploadHash);
  if (leaf?.userSub === userSub && leaf.dataPoolId === dataPoolId) return leaf;
  throw new MarketError('conflict', 'RewardRefused', 'You have no such upload in this data pool.');
}
