/** A contributor claimed a reward: starts its payout, once. */
import { payoutInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { startWorkflow } from '../ground/workflow/workflow.ts';

export const handler = handled(
  async (event: EventBridgeEvent<'reward.claim-requested', unknown>): Promise<void> => {
    const payout = payoutInput.parse(event.detail);
    await startWorkflow('PayoutWorkflow', payout.payoutId, payout);
  },
);
