/**
 * Step 5: waits until the chain has confirmed a root that covers the leaf. The lane's holder notifies the
 * workflow.
 */
import { updateRootOnChain } from '@cgdx/workflows/step.ts';
import { storeWaiter } from '../chain/merkle/request.ts';
import { findAnchor } from '../chain/merkle/root-update.ts';
import { recordStep, startStep } from '../contribution/record/contribution.ts';
import { step, withoutOutput } from '../ground/workflow/step.ts';
import { runLane } from './lane/run-lane.ts';
import { notifyAnchored } from './update/notify-workflows.ts';

const name = 'update-root-on-chain';

export const handler = step(
  withoutOutput(updateRootOnChain),
  async ({ userSub, contributionId, leafIndex, taskToken }, context) => {
    const key = { userSub, contributionId };
    await startStep(key, name, 'Waiting for its turn on the chain.');
    const waiter = { ...key, leafIndex, taskToken };
    // Stored before the lane runs: any holder that publishes from here on sees it.
    await storeWaiter(waiter);
    const anchor = await findAnchor(leafIndex);
    if (anchor) {
      await notifyAnchored(waiter, anchor);
      return {};
    }
    const interruption = await runLane(context);
    // The lane may have been interrupted after it anchored this very leaf.
    if (interruption && !(await findAnchor(leafIndex))) await recordStep(key, name, { note: interruption });
    return {};
  },
);
