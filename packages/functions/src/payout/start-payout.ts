/** Starts a payout's execution: once, however often it is asked. */
import { payoutInput } from '@cgdx/workflows/step.ts';
import { payoutExecution } from '../payout-id.ts';
import type { Payout } from '../store/payout.ts';
import { startWorkflow } from '../store/workflow.ts';

export async function startPayout(payout: Payout): Promise<void> {
  const { transactionId: payoutId, userSub, uploadHash, dataPoolId, rail } = payout;
  const input = payoutInput.parse({ payoutId, userSub, uploadHash, dataPoolId, rail });
  await startWorkflow('PayoutWorkflow', payoutExecution(payout), input);
}
