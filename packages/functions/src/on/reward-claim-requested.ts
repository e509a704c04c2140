/** A contributor claimed a reward: starts its payout, once. */
import { payoutInput } from '@cgdx/workflows/step.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { startWorkflow } from '../store/workflow.ts';

export async function handler(event: EventBridgeEvent<'reward.claim-requested', unknown>): Promise<void> {
  const payout = payoutInput.parse(event.detail);
  await startWorkflow('PayoutWorkflow', payout.payoutId, payout);
}
