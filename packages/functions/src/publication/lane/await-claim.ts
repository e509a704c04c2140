/** The chain step of a payout, for both rails: it stores a request, which the lane's holder serves and answers. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { payRewardOnChain } from '@cgdx/workflows/step.ts';
import type { Context } from 'aws-lambda';
import type { z } from 'zod';
import { findLeaf, type LoggedLeaf } from '../../chain/merkle/leaf-log.ts';
import { storeClaimRequest } from '../../chain/merkle/request.ts';
import { findClaimed } from '../../chain/merkle/root-update.ts';
import { findPayout, type Payout } from '../../reward/record/payout.ts';
import { notifyPaid } from '../update/notify-workflows.ts';
import { runLane } from './run-lane.ts';

type Input = z.infer<typeof payRewardOnChain.input>;

/** Returns nothing itself: the output comes with the task token. */
export async function awaitClaim(rail: Payout['rail'], input: Input, context: Context): Promise<object> {
  const { payoutId, taskToken } = input;
  const { index } = await leafOf(input);
  const { wallet, createdAt: requestedAt } = await requested(rail, input);
  // Stored before the lane runs: any holder that pays from here on sees the request and its newest token.
  await storeClaimRequest({
    ...{ payoutId, taskToken, index, requestedAt },
    ...(wallet !== undefined && { wallet }),
  });
  const claimed = await findClaimed(index);
  if (claimed?.payoutId === payoutId) {
    await notifyPaid(claimed);
    return {};
  }
  await runLane(context);
  return {};
}

/**
 * Returns the payout as it was requested, without a wallet if a bank pays it. A request that waits for the lane
 * never changes its rail or wallet.
 * @throws MarketError InvariantBroken if the input differs from the payout; RewardRefused if the payout was
 * refused before
 */
async function requested(
  rail: Payout['rail'],
  { payoutId, userSub, uploadHash, dataPoolId }: Input,
): Promise<Payout> {
  const payout = await findPayout(payoutId);
  const isSame =
    payout?.userSub === userSub &&
    payout.uploadHash === uploadHash &&
    payout.dataPoolId === dataPoolId &&
    payout.rail === rail &&
    (payout.wallet === undefined) === (rail === 'bank');
  if (!isSame) throw new MarketError('bug', 'InvariantBroken', 'A payout’s input differs from its request.');
  if (payout.state === 'refused')
    throw new MarketError('conflict', 'RewardRefused', 'This payout was refused before.');
  return payout;
}

/** @throws MarketError RewardRefused if the upload is not this person's or not in this pool */
async function leafOf({ uploadHash, userSub, dataPoolId }: Input): Promise<LoggedLeaf> {
  const leaf = await findLeaf(uploadHash);
  if (leaf?.userSub === userSub && leaf.dataPoolId === dataPoolId) return leaf;
  throw new MarketError('conflict', 'RewardRefused', 'You have no such upload in this data pool.');
}
