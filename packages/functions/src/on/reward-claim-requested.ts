/** A contributor claimed a reward: starts its payout, once. */
import { payoutInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { handled } from '../handled.ts';
import { startWorkflow } from '../store/workflow.ts';

export const handler = handled(
  async (event: EventBridgeEvent<'reward.claim-requested', unknown>): Promise<void> => {
    const payout = payoutInput.parse(event.detail);
    await startWorkflow('PayoutWorkflow', payout.payoutId, payout);
  },
);
