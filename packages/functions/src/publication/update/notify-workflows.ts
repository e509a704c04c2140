/**
 * Answers the workflows that wait for the chain, through their task tokens, with the result for their leaf or
 * claim.
 */

import {
  type ClaimRequest,
  findClaimRequest,
  forgetClaim,
  forgetWaiter,
  type Waiter,
  waitersBelow,
} from '../../chain/merkle/request.ts';
import { type Anchor, type Claimed, findAnchor } from '../../chain/merkle/root-update.ts';
import { finishStep, recordStep } from '../../contribution/record/contribution.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { isConditionFailure } from '../../ground/table/table.ts';
import { failTask, succeedTask } from '../../ground/workflow/task-token.ts';

const step = 'update-root-on-chain';

/** Tells one contribution that a confirmed root covers its leaf. */
export async function notifyAnchored(waiter: Waiter, anchor: Anchor): Promise<void> {
  const { root, transactionHash, size, blockNumber } = anchor;
  const note = `Written to the blockchain permanently, in block ${blockNumber}.`;
  await unlessErased(
    finishStep(keyOf(waiter), step, { note }, { root, transactionHash, leafIndex: waiter.leafIndex }),
  );
  await succeedTask(waiter.taskToken, { root, transactionHash, size, blockNumber });
  await forgetWaiter(waiter);
}

/** Tells every waiting contribution whose leaf lies below `size`, the size of the confirmed tree. */
export async function notifyAnchoredBelow(size: number): Promise<void> {
  await mapConcurrently(await waitersBelow(size), async (waiter) => {
    const anchor = await findAnchor(waiter.leafIndex);
    if (anchor) await notifyAnchored(waiter, anchor);
  });
}

/** Writes on the timelines of the waiting contributions below `size` what they wait for. */
export async function reportProgressBelow(size: number, note: string): Promise<void> {
  await mapConcurrently(await waitersBelow(size), (waiter) =>
    unlessErased(recordStep(keyOf(waiter), step, { note })),
  );
}

const keyOf = ({ userSub, contributionId }: Waiter) => ({ userSub, contributionId });

/** Ignores a contribution that was erased in the meantime: it has no timeline any more. */
async function unlessErased(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Tells the payout that its claim was paid. */
export async function notifyPaid(claimed: Claimed): Promise<void> {
  const request = await findClaimRequest(claimed);
  if (!request) return;
  const { transactionHash, blockNumber, amountWei } = claimed;
  await succeedTask(request.taskToken, { transactionHash, blockNumber, amountWei });
  await forgetClaim(request);
}

/** Tells the payout that its claim is refused for good. */
export async function notifyRefused(request: ClaimRequest, code: string, message: string): Promise<void> {
  // The request is deleted before the workflow is notified: otherwise the claim could be paid after its refusal.
  await forgetClaim(request);
  await failTask(request.taskToken, code, message);
}
